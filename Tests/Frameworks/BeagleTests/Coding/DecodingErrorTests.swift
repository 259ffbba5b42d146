import TestSupport
import Testing

@testable import Beagle

@Suite("Errors in documents")
struct DecodingErrorTests {
    @Test func `A decoding error gives path, line, column and value`() throws {
        let bytes = try Fixture.bytes("components/screen_with_mistake.json")
        let error = try #require(throws: BeagleDecodingError.self) { try BeagleCoder.builtIn().component(from: bytes) }
        #expect(error.path == "children[1].style.size.width.value")
        #expect(error.line == 8)
        #expect(error.column == 45)
        #expect(error.value == #""wide""#)
        #expect(
            error.localizedDescription
                == """
                At children[1].style.size.width.value (line 8, column 45): expected a number, found a string. \
                The value is "wide".
                """)
    }

    @Test func `A missing member is reported at the object that lacks it`() throws {
        let error = try BeagleCoder.builtIn().error(
            in: """
                {"_beagleComponent_":"beagle:container","children":[
                  {"_beagleComponent_":"beagle:text"}]}
                """)
        #expect(error.path == "children[0].text")
        #expect(error.line == 2)
        #expect(error.column == 3)
        #expect(error.value == nil)
        #expect(
            error.localizedDescription
                == "At children[0].text (line 2, column 3): the member \"text\" is missing.")
    }

    @Test func `Invalid JSON is reported with the line and column of the syntax error`() throws {
        let error = try BeagleCoder.builtIn().error(in: "{\n  \"a\": }")
        #expect(error.line == 2)
        #expect(error.column == 8)
        #expect(error.localizedDescription.hasPrefix("At the root (line 2, column 8): the document is not JSON"))
    }

    @Test func `An enumeration's error lists the accepted values, and a long value is shortened to 80`() throws {
        let coder = BeagleCoder.builtIn()
        let error = try coder.error(in: #"{"_beagleComponent_":"beagle:scrollview","scrollDirection":"up"}"#)
        #expect(error.reason == "expected one of VERTICAL, HORIZONTAL")
        let long = String(repeating: "x", count: 500)
        let other = try coder.error(in: #"{"_beagleComponent_":"beagle:scrollview","scrollDirection":"\#(long)"}"#)
        #expect(other.value?.count == 80)
    }

    @Test func `A document nested too deeply is rejected with an error`() throws {
        let open = String(repeating: #"{"_beagleComponent_":"beagle:container","children":["#, count: 2_000)
        let close = String(repeating: "]}", count: 2_000)
        #expect(try BeagleCoder.builtIn().error(in: open + close).line == 1)
    }
}
