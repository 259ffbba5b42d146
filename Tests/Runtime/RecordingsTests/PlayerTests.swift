import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Recordings
import SessionSupport
import Testing

@Suite("Playing a recording")
struct PlayerTests {
    @Test func `Each step shows the session's state at that input, seeking forwards, backwards or far`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, backend: backend)
        var seen: [Int: JSON] = [:]
        func look() async {
            let facts = await session.facts()
            if let input = facts["input"]?.int { seen[input] = facts }
        }
        await look()
        await session.advance(by: .seconds(1))
        await look()
        try await session.tap("Details")
        await look()
        await session.advance(by: .seconds(1))
        await look()
        try await session.retry()
        await session.advance(by: .seconds(1))
        await look()
        let player = Player(await session.recordedInputs(), app: BeagleApp.init)
        #expect(seen.count >= 4)
        for step in seen.keys.sorted() + seen.keys.sorted(by: >) + [1, await player.count, 1] {
            try await player.seek(to: step)
            #expect(await player.step == step)
            if let then = seen[step] { #expect(try await player.facts == then) }
        }
        #expect(await player.firstDifference == nil)
        #expect(backend.requests.count == 3)
    }

    @Test func `A played step describes its input and what the input changed`() async throws {
        let session = try await FailsTwice.session()
        let player = Player(await session.recordedInputs(), app: BeagleApp.init)
        try await player.seek(to: 1)
        let opened = try await player.currentState()
        #expect(opened.label == "opens /screen" && opened.type == "opened")
        try await player.seek(to: 2)
        let failed = try await player.currentState()
        #expect(failed.label == "answer 500 to request q1" && failed.type == "response")
        let lines = failed.changes(since: opened)
        #expect(lines.contains("States"))
        #expect(lines.contains { $0.hasPrefix("+ error ") && $0.contains("retry r1") })
        #expect(lines.contains { $0.hasPrefix("- q1 GET") && $0.contains("pending") })
        #expect(lines.contains { $0.hasPrefix("+ q1 GET") && $0.contains("failed 500") })
        #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("button \"Retry\"") })
        #expect(opened.changes(since: opened).isEmpty)
        // In the opposite direction, added lines are removed lines.
        #expect(opened.changes(since: failed).contains { $0.hasPrefix("- error ") })
    }

    @Test func `A new player is at step 0, and seeking is limited to step 0 and the last step`() async throws {
        let session = try await FailsTwice.session()
        let player = Player(await session.recordedInputs(), app: BeagleApp.init)
        #expect(await player.step == 0)
        try await player.seek(to: 1_000)
        #expect(await player.step == session.journal.entries.count)
        try await player.seek(to: -1)
        #expect(await player.step == 0)
        let start = try await player.currentState()
        #expect(start.changes(since: start).isEmpty)
    }

    @Test func `A session can take more inputs while it is being played`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        let player = Player(await session.recordedInputs(), app: BeagleApp.init)
        try await player.seek(to: await player.count)
        try await session.retry()
        await session.advance(by: .seconds(1))
        await player.append(session.journal.entries)
        try await player.seek(to: await player.count)
        let now = await session.facts()
        #expect(try await player.facts == now)
        #expect(await player.firstDifference == nil)
    }
}
