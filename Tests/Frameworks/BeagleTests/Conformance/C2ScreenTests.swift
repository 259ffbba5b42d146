import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C2: screen and navigation bar")
struct C2ScreenTests {
    private func item(of document: LiveDocument) throws -> UIBarButtonItem {
        try #require(document.screen.navigationItem.rightBarButtonItems?.first)
    }

    @Test func `Content extends under the safe area only at the side the document names`() throws {
        let document = try LiveDocument(fixture: "C2-screen")
        let view = try #require(document.screen.view)
        var clear = view.safeAreaInsets
        #expect(clear.bottom > 0)
        clear.top = 0
        #expect(view.subviews.first?.frame == view.bounds.inset(by: clear))
        #expect(document.screen.navigationItem.hidesBackButton == false)
        #expect(document.screen.navigationItem.title == "Bikes")
    }

    @Test func `Pressing the bar item changes its image and the text`() throws {
        let document = try LiveDocument(fixture: "C2-screen")
        #expect(try item(of: document).image?.source == .local("bell"))
        #expect(document.texts == ["bell"])
        try press(item(of: document), of: document)
        #expect(try item(of: document).image?.source == .local("bell-off"))
        #expect(document.texts == ["bell-off"])
    }

    @Test func `The Beagle 1.x form of the screen behaves the same, but strict decoding rejects it`() throws {
        let document = try LiveDocument(fixture: "C2-screen-1x")
        #expect(document.screen.screen?.id == "bikes")
        #expect(try item(of: document).image?.source == .local("bell"))
        try press(item(of: document), of: document)
        #expect(document.texts == ["bell-off"])
        let coder = BeagleCoder.withBuiltIns()
        coder.strictness = .strict
        let error = #expect(throws: BeagleDecodingError.self) {
            try coder.component(from: Fixture.bytes("conformance/C2-screen-1x.json"))
        }
        #expect(error?.path == "navigationBar.navigationBarItems[0].onPress")
        #expect(try coder.component(from: Fixture.bytes("conformance/C2-screen.json")) is Screen)
    }

    private func press(_ item: UIBarButtonItem, of document: LiveDocument) throws {
        let bar = try #require(document.screen.navigationController?.navigationBar)
        let button = try #require(bar.all(UIButton.self).last)
        document.stage.run { button.sendActions(for: .touchUpInside) }
    }
}
