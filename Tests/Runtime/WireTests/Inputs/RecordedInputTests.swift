import Foundation
import HeadlessUIKit
import JSON
import Testing
import Wire

@Suite("Inputs as recordings keep them")
struct RecordedInputTests {
    @Test(
        "What was written reads back the same", arguments: SampleInputs.all)
    func roundTrip(input: SessionInput) throws {
        let text = try input.recordedText()
        #expect(try JSONDecoder().decode(SessionInput.self, from: Data(text.utf8)) == input)
    }

    @Test(arguments: [
        #"{"size":"watch"}"#, #"{"width":100,"height":500}"#, #"{"width":500}"#, #"{"textSize":"huge"}"#,
        #"{"language":"xx"}"#,
    ])
    func `A recorded device with impossible values is not decoded`(members: String) {
        let text = #"{"type":"device","# + members.dropFirst()
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SessionInput.self, from: Data(text.utf8))
        }
    }

    @Test func `A control input without a kind is decoded as taken control`() throws {
        let input = try JSONDecoder().decode(SessionInput.self, from: Data(#"{"type":"control"}"#.utf8))
        #expect(input == .control(.taken(by: nil)))
    }

    @Test func `A recorded opening without a device gets the default large phone`() throws {
        let text = try SessionInput.opened(SessionConfiguration(screen: "/a")).recordedText()
        #expect(!text.contains("device"))
        let input = try JSONDecoder().decode(SessionInput.self, from: Data(text.utf8))
        #expect(input.opening?.device == Device())
    }

    @Test func `A tap is encoded in the same form as the page posts`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(SessionInput.tap(view(42))), as: UTF8.self)
                == #"{"type":"tap","view":"v42"}"#)
    }

    @Test func `An unknown input is not decoded`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SessionInput.self, from: Data(#"{"type":"shake"}"#.utf8))
        }
    }
}
