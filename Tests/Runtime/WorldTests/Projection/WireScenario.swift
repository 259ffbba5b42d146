import Foundation
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire
import World

/// A session whose every byte is recorded under `Tests/Fixtures/wire`.
struct WireScenario: Sendable, CustomTestStringConvertible {
    let name: String
    /// The backend; nil for the workshop app, which needs none.
    var backend: (@Sendable () -> TestBackend)?
    var faults = FaultScript()
    /// Returns whether the app crashes at an input.
    var crash: (@Sendable (SessionInput) -> Bool)?
    let act: @Sendable (TestSession) async throws -> Void

    var testDescription: String { name }

    static let all = [
        WireScenario(name: "set") { try await $0.tap("Add") },
        WireScenario(name: "type") { try await $0.type("Ada", into: "Name") },
        WireScenario(name: "insert-and-remove") { session in
            for text in ["Grow", "Grow", "Grow", "Shrink"] { try await session.tap(text) }
        },
        WireScenario(name: "move") { session in
            for text in ["Grow", "Grow", "Grow", "Shuffle"] { try await session.tap(text) }
        },
        WireScenario(name: "push-and-pop") { session in
            try await session.tap("Push")
            await session.advance(by: .seconds(1))
            try await session.tap("Add")
            try await session.back()
            await session.advance(by: .seconds(1))
        },
        WireScenario(name: "alert") { session in
            try await session.tap("Alert")
            await session.advance(by: .seconds(1))
            try await session.tap("Go on")
            await session.advance(by: .seconds(1))
        },
        WireScenario(name: "animation") { session in
            try await session.tap("Fade")
            await session.advance(by: .seconds(1))
        },
        WireScenario(
            name: "alert-that-stays",
            act: { session in
                try await session.tap("Alert")
                await session.advance(by: .seconds(1))
            }),
        WireScenario(
            name: "failure-and-retry", backend: { backend("/home", .after(.milliseconds(40), .status(503)), home) },
            act: { session in
                await session.advance(by: .seconds(1))
                try await session.retry()
                await session.advance(by: .seconds(1))
            }),
        WireScenario(
            name: "pending-retry", backend: { backend("/home", .after(.milliseconds(12), .failure(.dns))) },
            act: { session in
                await session.advance(by: .seconds(1))
                try await session.retry()
                await session.advance(by: .seconds(1))
            }),
        WireScenario(
            name: "undecodable", backend: { backend("/home", .after(.milliseconds(1), undecodable)) },
            act: { await $0.advance(by: .seconds(1)) }),
        WireScenario(
            name: "faults", backend: { backend("/home", home, .never) },
            faults: FaultScript(rules: [FaultRule(path: "/home", count: 2, fault: .delay(.milliseconds(20)))]),
            act: { session in
                await session.advance(by: .seconds(1))
                let delay = FaultRule(
                    path: "/home", count: 2, fault: .delay(.milliseconds(20)), id: FaultID(rawValue: 1))
                let others = [
                    FaultRule(path: "/details", fault: .timeout(after: .seconds(1))),
                    FaultRule(path: "*", fault: .status(500)), FaultRule(path: "/never", fault: .noConnection),
                ]
                try await session.setFaults(FaultScript(rules: [delay] + others))
                try await session.tap("Details")
                await session.advance(by: .seconds(2))
            }),
        WireScenario(
            name: "fallback", backend: { backend("/home", home) },
            act: { session in
                await session.advance(by: .seconds(1))
                try await session.tap("Fallback")
                await session.advance(by: .seconds(1))
            }),
        WireScenario(
            name: "crash", backend: { backend("/home", home) },
            crash: { input in if case .tap = input { true } else { false } },
            act: { session in
                await session.advance(by: .seconds(1))
                await #expect(throws: TestFailure.self) { try await session.tap("Details") }
                await session.advance(by: .seconds(3))
                try await session.goOn(.again)
                await session.advance(by: .seconds(3))
                try await session.goOn(.before)
                await #expect(throws: TestFailure.self) { try await session.tap("Fallback") }
            }),
        WireScenario(
            name: "under-way", backend: { backend("/home", home, details: .never) },
            act: { session in
                await session.advance(by: .seconds(1))
                try await session.tap("Details")
                await session.advance(by: .seconds(1))
            }),
    ]

    /// Returns the content of each of its files.
    func files() async throws -> [(name: String, text: String)] {
        let session: TestSession
        if let backend {
            let configuration = SessionConfiguration(screen: "/home", faults: faults)
            let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
            if let crash { worlds.crash(at: crash) }
            session = await TestSession(in: worlds, configuration: configuration, backend: backend())
        } else {
            session = await TestSession(WorkshopApp.init)
        }
        let start = await session.snapshotBytes()
        let (emitted, recorded) = (session.emitted.count, session.journal.entries.count)
        try await act(session)
        let inputs = try session.journal.entries.dropFirst(recorded).map { entry in
            let input = try JSONEncoding.encode(entry.input).encoded()
            return "{\"time\":\(entry.time.wholeMilliseconds),\"input\":\(String(decoding: input, as: UTF8.self))}"
        }
        let events = session.emitted.dropFirst(emitted).map { event in
            "{\"event\":\"\(event.name.rawValue)\",\"data\":\(String(decoding: event.data, as: UTF8.self))}"
        }
        return [
            ("start.json", Self.inLines(start)), ("input.json", Self.list(inputs)),
            ("events.json", Self.list(events)), ("snapshot.json", Self.inLines(await session.snapshotBytes())),
        ]
    }

    private static func list(_ lines: [String]) -> String {
        "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }

    /// Returns the text with a line for each member of the outermost object, and for each element of its arrays.
    private static func inLines(_ bytes: [UInt8]) -> String {
        var lines: [UInt8] = []
        var (depth, isInText, isEscaped) = (0, false, false)
        for byte in bytes {
            lines.append(byte)
            if isInText {
                if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth < 3: lines.append(UInt8(ascii: "\n"))
            default: break
            }
        }
        return String(decoding: lines, as: UTF8.self) + "\n"
    }

    // MARK: - What backends answer

    private static func backend(
        _ path: String, _ answers: TestBackend.Answer..., details: TestBackend.Answer = .screen(Documents.details)
    ) -> TestBackend {
        let backend = TestBackend()
        backend.answer(path, with: answers)
        backend.answer("/details", with: .after(.milliseconds(250), details))
        return backend
    }

    private static let home = TestBackend.Answer.after(.milliseconds(100), .screen(Documents.home))
    private static let undecodable = TestBackend.Answer.screen(
        #"{"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:text","text":[1]}}"#)
}

extension TestSession {
    /// Returns the snapshot for a page that joins now.
    fileprivate func snapshotBytes() async -> [UInt8] {
        await withCheckedContinuation { continuation in
            session.synchronize { view in continuation.resume(returning: (try? await view.snapshot()) ?? []) }
        }
    }
}
