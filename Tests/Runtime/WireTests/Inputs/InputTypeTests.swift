import Foundation
import JSON
import Testing

@testable import Wire

@Suite struct InputTypeTests {
    /// The texts that version 0.3.0 wrote about an input. Later versions must write the same texts.
    struct Written: Sendable, CustomTestStringConvertible {
        /// The input in a recording, with sorted members.
        let recorded: String
        let logged: String
        let name: String
        let view: String
        let isReport: String

        var testDescription: String { recorded }
    }

    static let written: [Written] = {
        let file = URL(filePath: #filePath).appending(path: "../../../../Fixtures/inputs/0.3.0.tsv")
        let text = (try? String(contentsOf: file.standardizedFileURL, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let parts = line.split(separator: "\t").map { String($0) }
            return Written(recorded: parts[0], logged: parts[1], name: parts[2], view: parts[3], isReport: parts[4])
        }
    }()

    static func input(_ written: Written) throws -> SessionInput {
        try JSONDecoder().decode(SessionInput.self, from: Data(written.recorded.utf8))
    }

    @Test func `The fixture has inputs of every type`() throws {
        let types = try Self.written.map { try Self.input($0).typeName }
        #expect(Set(types) == Set(InputType.all.map(\.name)))
    }

    @Test(arguments: written)
    func `An input is recorded and logged with the bytes of version 0.3`(written: Written) throws {
        let input = try Self.input(written)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: try encoder.encode(input), as: UTF8.self) == written.recorded)
        var log = JSONWriter()
        LineDetail.input(input, showsText: true).write(to: &log)
        #expect(String(decoding: log.bytes, as: UTF8.self) == written.logged)
        #expect(input.name == written.name)
        #expect((input.view.map { "\($0)" } ?? "-") == written.view)
        #expect("\(input.isReport)" == written.isReport)
        let recorded = try JSON(parsing: Array(try input.recordedText().utf8))
        #expect(try recorded == JSON(parsing: Array(written.recorded.utf8)))
    }

    @Test(arguments: SampleInputs.all)
    func `An input belongs to its type and to no other`(input: SessionInput) {
        let matching = InputType.all.filter { type in
            var log = JSONWriter()
            log.beginObject()
            type.log(input, true, &log)
            log.endObject()
            return type.name == input.typeName || log.bytes != Array("{}".utf8)
        }
        #expect(matching.map(\.name) == [input.typeName])
    }

    @Test(arguments: SampleInputs.all.filter { $0.type.source.isPage })
    func `A page can post what is recorded, and nothing beside it`(input: SessionInput) throws {
        let recorded = try JSON(parsing: Array(try input.recordedText().utf8))
        #expect(try PageInput(recorded).input == input)
        var members = try #require(recorded.object)
        members["other"] = 1
        #expect(throws: InputRejection.malformed(reason: "Input \"\(input.typeName)\" has no member \"other\".")) {
            try PageInput(.object(members))
        }
        members["other"] = nil
        let schema = try #require(input.type.schema["properties"]?.object)
        #expect(Set(members.keys).isSubset(of: schema.keys))
    }

    @Test(arguments: SampleInputs.all.filter { !$0.type.source.isPage })
    func `A page cannot post an input of the server, the network or the clock`(input: SessionInput) throws {
        let recorded = try JSON(parsing: Array(try input.recordedText().utf8))
        #expect(throws: InputRejection.self) { try PageInput(recorded) }
    }

    @Test func `The text of a field that hides it is not logged`() {
        var log = JSONWriter()
        LineDetail.input(.text(ViewID(rawValue: 1), "secret", sequence: 2), showsText: false).write(to: &log)
        #expect(String(decoding: log.bytes, as: UTF8.self) == #"{"type":"text","view":"v1","sequence":2}"#)
    }
}
