import Beagle
import Foundation
import TestSupport
import Testing

@Suite("Screens as JSON")
struct ScreenCodingTests {
    private let coder = BeagleDependencies().coder

    private func screen(_ json: String) throws -> Screen {
        try coder.decodeComponent(from: Data(json.utf8)).toScreen()
    }

    @Test func `A screen with all members is decoded`() throws {
        let screen = try screen(
            """
            {"_beagleComponent_": "beagle:screenComponent", "id": "s", "safeArea": {"top": false},
             "style": {"backgroundColor": "#fff"}, "context": {"id": "c", "value": "@{not.evaluated}"},
             "navigationBar": {"title": "Title", "showBackButton": false, "styleId": "look", "navigationBarItems": [
                {"text": "Item", "image": "local", "onPress": [{"_beagleAction_": "beagle:popView"}]}]},
             "child": {"_beagleComponent_": "beagle:container"}}
            """)
        #expect(screen.id == "s")
        #expect(screen.safeArea == SafeArea(top: false))
        #expect(screen.context == Context(id: "c", value: .string("@{not.evaluated}")))
        #expect(screen.navigationBar?.title == "Title")
        #expect(screen.navigationBar?.showBackButton == false)
        #expect(screen.navigationBar?.navigationBarItems?.first?.image == "local")
        #expect(screen.navigationBar?.navigationBarItems?.first?.onPress.count == 1)
        #expect(screen.child is Container)
    }

    @Test func `Screens in the format of Beagle 1.x are accepted`() throws {
        let screen = try screen(
            """
            {"_beagleComponent_": "beagle:screenComponent", "identifier": "old",
             "navigationBar": {"title": "T", "navigationBarItems": [{"text": "I",
                "image": {"_beagleImagePath_": "local", "mobileId": "picture"},
                "action": {"_beagleAction_": "beagle:popView"}}]},
             "child": {"_beagleComponent_": "beagle:container"}}
            """)
        #expect(screen.id == "old")
        let item = try #require(screen.navigationBar?.navigationBarItems?.first)
        #expect(item.image == "picture")
        #expect(item.onPress.count == 1)
    }

    @Test func `A root of another type becomes a screen without a bar, with the id of a container only`() throws {
        let container = try screen(#"{"_beagleComponent_": "beagle:container", "id": "c"}"#)
        #expect(container.id == "c")
        #expect(container.navigationBar == nil)
        #expect(container.child is Container)
        let text = try screen(#"{"_beagleComponent_": "beagle:text", "text": "t", "id": "x"}"#)
        #expect(text.id == nil)
    }

    @Test func `A screen without a child is an error that names the member`() throws {
        let error = try #require(throws: BeagleDecodingError.self) {
            try screen(#"{"_beagleComponent_": "beagle:screenComponent"}"#)
        }
        #expect(error.reason.contains("child"))
    }
}
