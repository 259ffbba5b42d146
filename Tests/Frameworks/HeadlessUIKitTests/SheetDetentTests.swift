import HeadlessUIKit
import TestSupport
import Testing

@Suite("Heights of sheets")
struct SheetDetentTests {
    private let root = UIViewController()
    private let sheet = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    private var place: CGRect { stage.act { sheet.view.convert(sheet.view.bounds, to: nil) } }

    private func present(_ detents: [UISheetPresentationController.Detent]) {
        stage.act {
            sheet.sheetPresentationController?.detents = detents
            root.present(sheet, animated: false)
        }
    }

    @Test func `A medium sheet covers the lower half, over its presenter`() throws {
        present([.medium(), .large()])
        #expect(abs(place.height - (852 - 69 - 34) / 2 - 34) < 0.5 && place.maxY == 852)
        #expect(root.view.window != nil && !root.view.isReachable && sheet.view.isReachable)
        stage.act { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
        #expect(place == rect(0, 69, 393, 783))
        stage.act { sheet.sheetPresentationController?.selectedDetentIdentifier = .medium }
        #expect(place.height < 500)
        try stage.drain()
        stage.act { root.dismiss(animated: false) }
        #expect(root.view.isReachable && root.view.superview?.subviews.count == 1)
        try stage.drain()
    }

    @Test func `A large sheet takes the presenter off the screen, until it gets lower`() {
        present([.large(), .medium()])
        #expect(place == rect(0, 69, 393, 783) && root.view.window == nil)
        stage.act {
            sheet.sheetPresentationController?.animateChanges {
                sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
            }
        }
        #expect(place.height < 500 && root.view.window != nil)
        stage.act { root.dismiss(animated: false) }
        #expect(root.view.isReachable)
    }

    @Test func `A custom height is without the safe area, and nil and too great ones are large`() {
        nonisolated(unsafe) var height: CGFloat? = 200
        present([.custom { height ?? ($0.maximumDetentValue > 0 ? nil : 0) }])
        #expect(place == rect(0, 852 - 234, 393, 234))
        height = 5_000
        stage.act { sheet.sheetPresentationController?.invalidateDetents() }
        #expect(place == rect(0, 69, 393, 783))
        height = nil
        stage.act { sheet.sheetPresentationController?.invalidateDetents() }
        #expect(place == rect(0, 69, 393, 783))
    }

    @Test func `A tap beside the sheet dismisses it, unless that is prevented`() throws {
        present([.medium()])
        let shade = try #require(stage.window.subviews.dropLast().last)
        #expect(shade !== root.view)
        sheet.isModalInPresentation = true
        #expect(stage.act { shade.receiveTap() } && root.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        #expect(stage.act { shade.receiveTap() } && root.presentedViewController == nil)
    }

    @Test func `An undimmed sheet leaves its presenter in reach`() {
        stage.act { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        present([.medium(), .large()])
        #expect(root.view.isReachable && stage.window.subviews.count == 2)
        stage.act { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
        #expect(stage.window.subviews.count == 2)
    }
}
