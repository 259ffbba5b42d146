import Foundation
import JSON
import KennelTesting
import SessionSupport
import TestSupport
import Testing

/// `Tests/Fixtures/wire/<case>/input.json` holds a tree and the patches that followed, `output.json` the tree they give.
///
/// A browser test applies the same patches to the same tree: one contract, two judges. After a change of the wire,
/// `KENNEL_RECORD_FIXTURES=1 swift test --filter WireFixtureTests` writes the files anew, to be read before they are kept.
@Suite("The wire, as recorded for the page")
struct WireFixtureTests {
    struct Scenario: Sendable, CustomTestStringConvertible {
        let name: String
        let act: @Sendable (TestSession) async throws -> Void

        var testDescription: String { name }
    }

    static let scenarios = [
        Scenario(name: "set") { try await $0.tap("Add") },
        Scenario(name: "type") { try await $0.type("Ada", into: "Name") },
        Scenario(name: "insert-and-remove") { session in
            for text in ["Grow", "Grow", "Grow", "Shrink"] { try await session.tap(text) }
        },
        Scenario(name: "move") { session in
            for text in ["Grow", "Grow", "Grow", "Shuffle"] { try await session.tap(text) }
        },
        Scenario(name: "push-and-pop") { session in
            try await session.tap("Push")
            await session.advance(by: .seconds(1))
            try await session.tap("Add")
            try await session.back()
            await session.advance(by: .seconds(1))
        },
        Scenario(name: "alert") { session in
            try await session.tap("Alert")
            await session.advance(by: .seconds(1))
            try await session.tap("Go on")
            await session.advance(by: .seconds(1))
        },
        Scenario(name: "animation") { session in
            try await session.tap("Fade")
            await session.advance(by: .seconds(1))
        },
    ]

    @Test("A session still says what was recorded, and the patches lead to the recorded tree", arguments: scenarios)
    func recorded(scenario: Scenario) async throws {
        let session = await TestSession(WorkshopApp.init)
        let start = try #require(await session.snapshot()["tree"])
        try await scenario.act(session)
        let end = try #require(await session.snapshot()["tree"])
        let patches = try session.emitted.filter { $0.name == "patch" }.map { try JSON(parsing: $0.data) }
        let input: JSON = ["tree": start, "patches": .array(patches)]
        let output: JSON = ["tree": end]
        if ProcessInfo.processInfo.environment["KENNEL_RECORD_FIXTURES"] != nil {
            try Self.write(input, to: "\(scenario.name)/input.json")
            try Self.write(output, to: "\(scenario.name)/output.json")
        }
        let recordedInput = try JSON(parsing: Fixture.bytes("wire/\(scenario.name)/input.json"))
        let recordedOutput = try JSON(parsing: Fixture.bytes("wire/\(scenario.name)/output.json"))
        #expect(recordedInput.essence == input.essence)
        #expect(recordedOutput.essence == output.essence)
        let page = PageModel(try #require(recordedInput["tree"]))
        for patch in recordedInput["patches"]?.array ?? [] { page.apply(patch) }
        let difference = page.difference(from: try #require(recordedOutput["tree"]))
        #expect(difference == nil)
        #expect(page.troubles == [])
    }

    private static func write(_ json: JSON, to name: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/wire").appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(json.encoded(pretty: true) + [UInt8(ascii: "\n")]).write(to: file)
    }
}

extension JSON {
    /// What is said, without how it is drawn, and without properties that say what the page takes for granted.
    fileprivate var essence: JSON {
        switch self {
        case .object(let members):
            .object(members.filter { $0.key != "style" && $0.value != .null && $0.value != false }.mapValues(\.essence))
        case .array(let elements): .array(elements.map(\.essence))
        case .null, .bool, .int, .double, .string: self
        }
    }
}
