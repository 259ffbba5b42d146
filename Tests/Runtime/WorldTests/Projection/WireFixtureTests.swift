import Foundation
import JSON
import KennelTesting
import SessionSupport
import TestSupport
import Testing

/// Each folder of `Tests/Fixtures/wire` is one session: `start.json` is the first snapshot of a page, `input.json` has
/// the inputs after it, `events.json` the streamed events, and `snapshot.json` the snapshot for a page that joins
/// later.
///
/// A browser test draws the same files, so that server and page are tested against one contract. The files contain the
/// session's JSON with line breaks added. After a change of the wire format, `KENNEL_RECORD_FIXTURES=1 swift test
/// --filter WireFixtureTests` writes them again. Review the result before committing it.
@Suite("The wire, as recorded for the page")
struct WireFixtureTests {
    @Test(arguments: WireScenario.all)
    func `A session sends exactly the recorded bytes`(scenario: WireScenario) async throws {
        let files = try await scenario.files()
        if ProcessInfo.processInfo.environment["KENNEL_RECORD_FIXTURES"] != nil {
            for (name, text) in files { try Self.write(text, to: "\(scenario.name)/\(name)") }
        }
        for (name, text) in files {
            let recorded = try Fixture.bytes("wire/\(scenario.name)/\(name)")
            #expect(String(decoding: recorded, as: UTF8.self) == text, "\(name)")
        }
    }

    @Test(arguments: WireScenario.all)
    func `The recorded patches lead from the first view tree to the last`(scenario: WireScenario) throws {
        let start = try JSON(parsing: Fixture.bytes("wire/\(scenario.name)/start.json"))
        let events = try JSON(parsing: Fixture.bytes("wire/\(scenario.name)/events.json"))
        let end = try JSON(parsing: Fixture.bytes("wire/\(scenario.name)/snapshot.json"))
        let page = PageModel(try #require(start["tree"]))
        for event in events.array ?? [] where event["event"] == "patch" {
            page.apply(try #require(event["data"]))
        }
        #expect(page.difference(from: try #require(end["tree"])) == nil)
        #expect(page.troubles == [])
    }

    @Test func `Each wire fixture folder belongs to a scenario, and each scenario has one`() throws {
        let folders = try Fixture.files(in: "wire").map { $0.dropFirst("wire/".count) }
        #expect(folders.map(String.init) == WireScenario.all.map(\.name).sorted())
    }

    private static func write(_ text: String, to name: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/wire").appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
