import HeadlessUIKit
import TestSupport
import Testing

@Suite("Controllers over controllers")
struct PresentationTests {
    let diary = RecordingController.Diary()
    let root: RecordingController
    let stage: Stage

    init() throws {
        root = RecordingController("root", diary)
        stage = try Stage(root: root)
        diary.entries = []
    }

    private func controller(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> RecordingController {
        let made = RecordingController(name, diary)
        made.modalPresentationStyle = style
        return made
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .fullScreen, .overFullScreen])
    func `A presentation removes the presenter's view from the window unless it is overFullScreen`(
        style: UIModalPresentationStyle
    ) throws {
        let sheet = controller("sheet", style)
        stage.act { root.present(sheet, animated: true) }
        #expect(sheet.presentingViewController === root)
        #expect(root.presentedViewController === sheet)
        #expect((root.view.window == nil) == (style != .overFullScreen))
        #expect(try stage.drain().summary.contains { $0.hasPrefix("insert") && $0.hasSuffix("(present)") })
        stage.act { sheet.dismiss(animated: true) }
        #expect(root.view.window === stage.window)
        #expect(root.presentedViewController == nil)
        #expect(try stage.drain().summary.contains { $0.hasPrefix("remove") && $0.hasSuffix("(dismiss)") })
    }

    @Test func `A presenter gets appearance callbacks under a full screen but none under a sheet`() {
        let sheet = controller("sheet")
        stage.act {
            root.present(sheet, animated: false)
            sheet.dismiss(animated: false)
        }
        #expect(diary.entries.filter { $0.hasPrefix("root") } == [])
        diary.entries = []
        let full = controller("full", .fullScreen)
        stage.act { root.present(full, animated: false) }
        #expect(
            diary.entries == [
                "root willDisappear", "full loadView", "full viewDidLoad", "full willAppear", "root didDisappear",
                "full didAppear",
            ])
        diary.entries = []
        stage.act { root.dismiss(animated: false) }
        #expect(
            diary.entries == ["root willAppear", "full willDisappear", "full didDisappear", "root didAppear"])
    }

    @Test func `A presentation from inside a container is presented by the container`() {
        let inner = controller("inner")
        let navigation = UINavigationController(rootViewController: inner)
        let sheet = controller("sheet")
        stage.act {
            stage.window.rootViewController = navigation
            inner.present(sheet, animated: false)
        }
        #expect(sheet.presentingViewController === navigation)
        #expect(inner.presentedViewController === sheet)
        #expect(navigation.visibleViewController === sheet)
    }

    @Test func `A second presentation is refused and logged, and its completion never runs`() {
        let (first, second) = (controller("first"), controller("second"))
        var completed = 0
        stage.act {
            root.present(first, animated: false)
            root.present(second, animated: false) { completed += 1 }
            first.present(first, animated: false) { completed += 1 }
        }
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(completed == 0)
        #expect(
            stage.host.notes == [
                .presentationRefused(
                    presented: "RecordingController", presenter: "RecordingController", reason: .alreadyPresenting),
                .presentationRefused(
                    presented: "RecordingController", presenter: "RecordingController", reason: .itself),
            ])
    }

    @Test func `A controller that is off the screen presents nothing`() {
        let away = controller("away")
        _ = away.view
        stage.act { away.present(controller("sheet"), animated: false) }
        #expect(away.presentedViewController == nil)
        #expect(stage.host.notes.count == 1)
    }

    @Test func `Dismissing from the base of a presentation chain dismisses all of it`() throws {
        let (first, second, third) = (controller("1"), controller("2"), controller("3"))
        stage.act {
            root.present(first, animated: false)
            first.present(second, animated: false)
            second.present(third, animated: false)
        }
        try stage.drain()
        stage.act { root.dismiss(animated: true) }
        try stage.drain()
        #expect(root.view.window === stage.window)
        #expect(stage.window.subviews == [root.view])
        #expect([first, second, third].allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
    }

    @Test func `A presented controller that presents another dismisses that one first, then itself`() {
        let (first, second) = (controller("1"), controller("2"))
        stage.act {
            root.present(first, animated: false)
            first.present(second, animated: false)
            first.dismiss(animated: false)
        }
        #expect(first.presentedViewController == nil)
        #expect(root.presentedViewController === first)
        stage.act { first.dismiss(animated: false) }
        #expect(root.presentedViewController == nil)
    }

    @Test func `A dismissal with nothing to dismiss still runs its completion at once`() {
        var completed = false
        stage.act {
            root.dismiss(animated: false) { completed = true }
            #expect(completed)
        }
    }

    @Test func `A completion waits 400 ms of the session's clock if animated, and not at all otherwise`() {
        var completed: [String] = []
        let sheet = controller("sheet")
        stage.act { root.present(sheet, animated: true) { completed.append("presented") } }
        #expect(completed.isEmpty)
        stage.advance(.milliseconds(399))
        #expect(completed.isEmpty)
        stage.advance(.milliseconds(1))
        #expect(completed == ["presented"])
        stage.act { sheet.dismiss(animated: false) { completed.append("dismissed") } }
        #expect(completed == ["presented", "dismissed"])
    }

    @Test func `Dismissed controllers are deallocated`() throws {
        weak var gone: UIViewController?
        do {
            let sheet = UINavigationController(rootViewController: controller("sheet"))
            gone = sheet
            stage.act { root.present(sheet, animated: true) }
            try stage.drain()
        }
        stage.act { root.dismiss(animated: true) }
        stage.advance(.seconds(1))
        try stage.drain()
        #expect(gone == nil)
    }

    @Test func `Replacing the root controller removes what it presents`() throws {
        stage.act {
            root.present(controller("sheet"), animated: false)
            stage.window.rootViewController = controller("next")
        }
        try stage.drain()
        #expect(stage.window.subviews.count == 1)
        #expect(root.view.window == nil)
    }
}
