import TestSupport
import Testing

@testable import Beagle

@Suite("What documents may look like")
struct StrictnessTests {
    /// A fragment that strict decoding rejects, with the path of the error.
    struct Refusal: CustomTestStringConvertible, Sendable {
        let fragment: String
        let path: String
        let isLenientToo: Bool

        var testDescription: String { fragment }

        init(_ fragment: String, at path: String, lenientToo: Bool = false) {
            self.fragment = fragment
            self.path = path
            isLenientToo = lenientToo
        }
    }

    static let refusals = [
        Refusal("[]", at: "$", lenientToo: true),
        Refusal(#"{"text":"x"}"#, at: "_beagleComponent_", lenientToo: true),
        Refusal(#"{"_beagleComponent_":7}"#, at: "_beagleComponent_", lenientToo: true),
        Refusal(#"{"_beagleAction_":"beagle:alert","message":"x"}"#, at: "_beagleComponent_", lenientToo: true),
        Refusal(#"{"_beagleComponent_":"beagle:text"}"#, at: "text", lenientToo: true),
        Refusal(#"{"_beagleComponent_":"beagle:text","text":null}"#, at: "text", lenientToo: true),
        Refusal(#"{"_beagleComponent_":"beagle:text","text":5}"#, at: "text"),
        Refusal(#"{"_beagleComponent_":"beagle:text","text":{}}"#, at: "text", lenientToo: true),
        Refusal(#"{"_beagleComponent_":"beagle:text","text":"a","alignment":"left"}"#, at: "alignment"),
        Refusal(
            #"{"_beagleComponent_":"beagle:text","text":"a","alignment":"MIDDLE"}"#, at: "alignment", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:container","children":[null]}"#, at: "children[0]", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:container","children":{"_beagleComponent_":"beagle:container"}}"#,
            at: "children", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:container","accessibility":{"accessibilityLabel":"a"}}"#,
            at: "accessibility.accessible"),
        Refusal(
            #"{"_beagleComponent_":"beagle:container","style":{"size":{"width":{"value":3}}}}"#,
            at: "style.size.width.type"),
        Refusal(
            #"{"_beagleComponent_":"beagle:container","style":{"size":{"width":{"type":"AUTO"}}}}"#,
            at: "style.size.width.value", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"Local","mobileId":"a"}}"#,
            at: "path._beagleImagePath_"),
        Refusal(
            #"{"_beagleComponent_":"beagle:touchable","child":{"_beagleComponent_":"beagle:container"}}"#,
            at: "onPress", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:touchable","onPress":[]}"#, at: "child", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:button","text":"a","onPress":{"_beagleAction_":"beagle:alert","message":"b"}}"#,
            at: "onPress"),
        Refusal(
            #"{"_beagleComponent_":"beagle:button","text":"a","onPress":[{"_beagleComponent_":"beagle:container"}]}"#,
            at: "onPress[0]._beagleAction_", lenientToo: true),
        Refusal(
            #"{"_beagleComponent_":"beagle:button","text":"a","onPress":[{"_beagleAction_":"beagle:alert"}]}"#,
            at: "onPress[0].message"),
        Refusal(#"{"_beagleComponent_":"beagle:button","text":"a","enabled":"true"}"#, at: "enabled", lenientToo: true),
        Refusal(#"{"_beagleComponent_":"beagle:container","context":{"value":1}}"#, at: "context.id", lenientToo: true),
    ]

    @Test(arguments: refusals)
    func `Strict decoding rejects what Beagle iOS rejects and gives the path`(refusal: Refusal) throws {
        #expect(try BeagleCoder.builtIn(.strict).error(in: refusal.fragment).path == refusal.path)
    }

    @Test(arguments: refusals)
    func `Lenient decoding accepts what other Beagle platforms send`(refusal: Refusal) throws {
        let coder = BeagleCoder.builtIn(.lenient)
        if refusal.isLenientToo {
            #expect(try coder.error(in: refusal.fragment).path == refusal.path)
        } else {
            #expect(throws: Never.self) { try coder.component(refusal.fragment) }
        }
    }

    @Test func `Tolerated shapes decode as the values they stand for`() throws {
        let coder = BeagleCoder.builtIn()
        func text(_ members: String) throws -> Text {
            try coder.component(Text.self, #"{"_beagleComponent_":"beagle:text",\#(members)}"#)
        }
        #expect(try text(#""text":5"#).text == "5")
        #expect(try text(#""text":2.0"#).text == "2")
        #expect(try text(#""text":true"#).text == "true")
        #expect(try text(#""text":"a","alignment":"left""#).alignment == .value(.left))
        #expect(try text(#""text":"a","accessibility":{"accessibilityLabel":"b"}"#).accessibility?.accessible == true)
        #expect(try text(#""text":"a","style":{"margin":{"all":{"value":3}}}"#).style?.margin?.all == .real(3))
    }

    @Test(arguments: [DecodingStrictness.strict, .lenient])
    func `Unknown members and nulls for optional members are accepted`(strictness: DecodingStrictness) throws {
        let container = try #require(
            try BeagleCoder.builtIn(strictness).component(from: Fixture.bytes("conformance/C1-promotion.json"))
                as? Container)
        #expect(container.id == "root")
        #expect(container.onInit == nil)
        #expect((container.children?.first as? Text)?.text == "Bike rental")
    }

    @Test func `Every component accepts the common members`() throws {
        let common = """
            "id":"a","style":{"backgroundColor":"#fff"},"accessibility":{"accessible":true},\
            "context":{"id":"c","value":{"n":null}}
            """
        let components = [
            #""_beagleComponent_":"beagle:container""#, #""_beagleComponent_":"beagle:scrollview""#,
            #""_beagleComponent_":"beagle:text","text":"""#, #""_beagleComponent_":"beagle:button","text":"""#,
            #""_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"a"}"#,
            #""_beagleComponent_":"beagle:touchable","onPress":[],"child":{"_beagleComponent_":"beagle:container"}"#,
        ]
        for members in components {
            let component = try BeagleCoder.builtIn(.strict).component("{\(members),\(common)}")
            #expect((component as? any IdentifiableComponent)?.id == "a")
            #expect((component as? any StyleComponent)?.style?.backgroundColor == "#fff")
            #expect((component as? any AccessibilityComponent)?.accessibility?.accessible == true)
            #expect((component as? any HasContext)?.context == Context(id: "c", value: ["n": nil]))
        }
    }

    @Test func `A text with an expression decodes as an expression, an escaped one as plain text`() throws {
        let coder = BeagleCoder.builtIn()
        func text(_ source: String) throws -> Expression<String> {
            try coder.component(Text.self, #"{"_beagleComponent_":"beagle:text","text":"\#(source)"}"#).text
        }
        guard case .expression = try text("Hello @{name}") else { return #expect(Bool(false)) }
        #expect(try text(#"\\@{name}"#) == .value("@{name}"))
        #expect(try text(#"a\\\\b"#) == .value(#"a\b"#))
        #expect(try text("mail@host") == .value("mail@host"))
    }
}
