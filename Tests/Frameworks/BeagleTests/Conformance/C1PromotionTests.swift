import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C1: promotion and tolerance")
struct C1PromotionTests {
    @Test func `A root that is not a screen gets one with its id, no bar, and inside the safe area`() throws {
        let document = try LiveDocument(fixture: "C1-promotion")
        #expect(document.screen.screen?.id == "root")
        #expect(document.screen.screen?.navigationBar == nil)
        #expect(document.screen.navigationController?.isNavigationBarHidden == true)
        let view = try #require(document.screen.view)
        #expect(view.safeAreaInsets.top > 0 && view.safeAreaInsets.bottom > 0)
        #expect(view.subviews.first?.frame == view.bounds.inset(by: view.safeAreaInsets))
        #expect(document.texts == ["Bike rental"])
        #expect(document.stage.notes.logged(.error) == [])
        #expect(document.ignored == [])
    }
}
