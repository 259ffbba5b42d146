import TestSupport
import Testing

@testable import Beagle

@Suite("What a document says and nobody reads")
struct DocumentReviewTests {
    private func review(_ text: String, _ strictness: DecodingStrictness = .lenient) -> DocumentReview {
        let coder = BeagleDependencies().coder
        coder.strictness = strictness
        return coder.review(Array(text.utf8))
    }

    private func told(_ text: String) -> [String] {
        review(text).oversights.map { [$0.kind.rawValue, $0.name, $0.nearest ?? "-"].joined(separator: " ") }
    }

    @Test func `A document without mistakes has no findings`() throws {
        #expect(
            told(
                """
                {"_beagleComponent_": "beagle:screenComponent", "id": "a", "identifier": "a",
                 "navigationBar": {"title": "T", "showBackButton": true},
                 "context": {"id": "c", "value": {"anything": {"goes": ["here"]}}},
                 "child": {"_beagleComponent_": "beagle:button", "text": "Go", "styleId": "s",
                   "style": {"size": {"width": {"value": 1, "type": "REAL"}}, "flex": {"grow": 1}},
                   "onPress": [{"_beagleAction_": "beagle:pushView", "route": {"url": "/x", "shouldPrefetch": true}}]}}
                """) == [])
    }

    @Test(arguments: [
        ("beagle:txt", "beagle:text"), ("beagle:Buton", "beagle:button"), ("text", "beagle:text"),
        ("custom:text", "beagle:text"), ("beagle:galaxy", "-"),
    ])
    func `An unknown component is reported with the nearest known name`(name: String, nearest: String) {
        #expect(
            told(#"{"_beagleComponent_": "\#(name)", "nobody": {"looks": 1}}"#) == [
                "unknownComponent \(name) \(nearest)"
            ])
    }

    @Test func `An unregistered action is reported with the nearest known name`() {
        let text = #"""
            {"_beagleComponent_": "beagle:button", "text": "Go", "onPress": [{"_beagleAction_": "beagle:pushview2"}]}
            """#
        #expect(told(text) == ["unknownAction beagle:pushview2 beagle:pushView"])
    }

    @Test func `Unknown members are reported at every depth, in document order, at either strictness`() {
        let text = """
            {"_beagleComponent_": "beagle:container", "colour": 1,
             "style": {"paddding": {"all": {"value": 4, "type": "REAL"}}, "flex": {"gorw": 2}},
             "children": [{"_beagleComponent_": "beagle:text", "text": "A", "onpress": []}]}
            """
        let members = ["colour -", "paddding padding", "gorw grow", "onpress -"]
        #expect(told(text) == members.map { "unknownMember \($0)" })
        #expect(review(text).oversights.map(\.line) == [1, 2, 2, 3])
        #expect(review(text, .strict).oversights == review(text).oversights)
    }

    @Test func `A document that fails to decode has findings for unknown names but not for members`() throws {
        let review = review(
            """
            {"_beagleComponent_": "beagle:container", "colour": 1,
             "children": [{"_beagleComponent_": "beagle:txet"}, {"_beagleComponent_": "beagle:text", "text": {}}]}
            """)
        #expect(try #require(review.error).path == "children[1].text")
        #expect(review.oversights.map(\.name) == ["beagle:txet"])
    }

    @Test func `The number of findings is limited`() {
        let members = (0..<500).map { #""x\#($0)": 1"# }.joined(separator: ",")
        let text = #"{"_beagleComponent_": "beagle:text", "text": "A", \#(members)}"#
        #expect(review(text).oversights.count == DocumentReview.limit)
        #expect(told(#"{"_beagleComponent_": "\#(String(repeating: "a", count: 100_000))"}"#).count == 1)
    }
}
