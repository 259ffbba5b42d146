import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C1: promotion and tolerance")
struct C1PromotionTests {
    @Test("A root that is no screen gets one around it: its id, no bar, clear of the safe area")
    func wrapped() throws {
        let document = try LiveDocument(fixture: "C1-promotion")
        #expect(document.screen.screen?.id == "root")
        #expect(document.screen.screen?.navigationBar == nil)
        #expect(document.screen.navigationController?.isNavigationBarHidden == true)
        let root = try #require(document.screen.view.subviews.first).projected.styles
        #expect(root["top"]?.contains("--safe-area-top") == true)
        #expect(root["bottom"]?.contains("--safe-area-bottom") == true)
        #expect(document.texts == ["Bike rental"])
        #expect(document.stage.notes.logged(.error) == [])
        #expect(document.ignored == [])
    }
}
