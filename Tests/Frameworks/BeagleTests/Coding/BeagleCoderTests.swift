import HeadlessUIKit
import Testing

@testable import Beagle

@Suite("Names in documents")
struct BeagleCoderTests {
    @Test(arguments: ["beagle:text", "BEAGLE:TEXT", "beagle:Text", "Beagle:tExT"])
    func `The case of a component name does not matter`(name: String) throws {
        let text = try BeagleCoder.builtIn().component(Text.self, #"{"_beagleComponent_":"\#(name)","text":"a"}"#)
        #expect(text.text == "a")
    }

    @Test func `An application's type is registered under custom, by its own name unless it gives one`() throws {
        let coder = BeagleCoder.builtIn()
        coder.register(type: Ring.self)
        coder.register(component: Ring.self, named: "Halo")
        #expect(try coder.component(#"{"_beagleComponent_":"custom:ring"}"#) is Ring)
        #expect(try coder.component(#"{"_beagleComponent_":"custom:RING"}"#) is Ring)
        #expect(try coder.component(#"{"_beagleComponent_":"custom:halo"}"#) is Ring)
        #expect(try coder.component(#"{"_beagleComponent_":"beagle:ring"}"#) is UnknownComponent)
    }

    @Test func `Registering under a built-in's name leaves the built-in unchanged`() throws {
        let coder = BeagleCoder.builtIn()
        coder.register(type: Ring.self, named: "text")
        #expect(try coder.component(#"{"_beagleComponent_":"beagle:text","text":"a"}"#) is Text)
        #expect(try coder.component(#"{"_beagleComponent_":"custom:text"}"#) is Ring)
    }

    @Test func `A built-in is replaced only on explicit request`() throws {
        let coder = BeagleCoder.builtIn()
        coder.replaceBuiltIn("text", with: Ring.self)
        #expect(try coder.component(#"{"_beagleComponent_":"beagle:text"}"#) is Ring)
    }

    @Test func `The last registration of a name wins, and components and actions are kept apart`() throws {
        let coder = BeagleCoder.builtIn()
        coder.register(type: Ring.self, named: "thing")
        coder.register(type: Disc.self, named: "thing")
        coder.register(type: Whistle.self, named: "thing")
        #expect(try coder.component(#"{"_beagleComponent_":"custom:thing"}"#) is Disc)
        #expect(try coder.decodeAction(from: .init(#"{"_beagleAction_":"custom:thing"}"#.utf8)) is Whistle)
    }

    @Test func `Unregistered names decode as unknown types, and their content is not decoded`() throws {
        let coder = BeagleCoder.builtIn()
        let component = try coder.component(
            UnknownComponent.self, #"{"_beagleComponent_":"custom:Chart","children":[null],"text":5}"#)
        #expect(component.type == "custom:Chart")
        let action = try coder.decodeAction(from: .init(#"{"_beagleAction_":"custom:Fly"}"#.utf8))
        #expect((action as? UnknownAction)?.type == "custom:Fly")
    }

    @Test func `An application's component decodes its children and actions through property wrappers`() throws {
        let coder = BeagleCoder.builtIn()
        coder.register(type: Ring.self)
        let ring = try coder.component(
            Ring.self,
            """
            {"_beagleComponent_":"custom:ring","stone":{"_beagleComponent_":"beagle:text","text":"a"},
             "band":[{"_beagleComponent_":"beagle:container"}],"onTwist":{"_beagleAction_":"beagle:alert"},
             "onLoss":{"_beagleAction_":"beagle:alert","message":"gone"}}
            """)
        #expect(ring.stone is Text)
        #expect(ring.band?.count == 1)
        #expect(ring.onTwist?.count == 1)
        #expect(ring.onLoss is Alert)
    }

    @Test func `A decoded component is encoded with the same names and content`() throws {
        let coder = BeagleCoder.builtIn()
        let text = """
            {"_beagleComponent_":"beagle:container","children":[{"_beagleComponent_":"beagle:button",\
            "onPress":[{"_beagleAction_":"beagle:alert","message":"Hi"}],"text":"\\\\@{a}"}],"id":"box"}
            """
        let written = try coder.encode(AnyComponent(component: try coder.component(text)))
        #expect(String(decoding: written, as: UTF8.self) == text)
    }
}

/// A component as an application writes it.
private struct Ring: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?
    @AutoCodable var stone: (any ServerDrivenComponent)?
    @AutoCodable var band: [any ServerDrivenComponent]?
    @AutoCodable var onTwist: [any Action]?
    @AutoCodable var onLoss: (any Action)?

    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

private struct Disc: ServerDrivenComponent {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

private struct Whistle: Action {
    func execute(controller: BeagleController, origin: UIView) {}
}
