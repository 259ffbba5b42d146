import Beagle
package import HeadlessUIKit
package import JSON
package import KennelTesting
package import Recordings
import Wire
import World

extension RecordingHeader {
    package static let testing = RecordingHeader(product: "0", app: "BeagleApp", controllers: ["Quiet"], opened: 0)
}

extension TestSession {
    /// Returns all inputs so far, with the digest after the last one.
    package func recordedInputs() async -> [RecordedInput] {
        let digest = await withCheckedContinuation { continuation in
            session.synchronize { continuation.resume(returning: $0.digest) }
        }
        let entries = journal.entries
        return entries.enumerated().map { index, entry in
            RecordedInput(
                time: entry.time, input: entry.input,
                digest: index + 1 < entries.count ? entries[index + 1].digest : digest)
        }
    }

    /// Returns the snapshot without the members that identify the session.
    package func facts() async -> JSON {
        var facts = await snapshot()
        for member in ["session", "epoch"] { facts[member] = nil }
        return facts
    }

    /// Returns the recording of the session.
    package func file(_ app: @escaping @Sendable () -> any UIApplicationDelegate) async throws -> [UInt8] {
        try await Player(await recordedInputs(), app: app).file(.testing)
    }
}

extension Player {
    /// Makes a player for an app in this process.
    package init(_ inputs: [RecordedInput], app: @escaping @Sendable () -> any UIApplicationDelegate) {
        self.init(inputs, worlds: LocalWorlds(app))
    }

    /// The snapshot at the current step, without the members that identify the session.
    package var facts: JSON {
        get async throws {
            let moment = try await currentState()
            var facts = try JSON(parsing: moment.state)
            facts["seq"] = .int(Int64(moment.sequence))
            return facts
        }
    }
}

/// A session that shows a screen whose load fails twice, and the retries until the screen appears.
package enum FailsTwice {
    package static func session(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate = BeagleApp.init
    ) async throws -> TestSession {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .status(503), .screen(Documents.details))
        let session = await TestSession.open(app, screen: "/screen", backend: backend)
        for _ in 1...2 {
            await session.advance(by: .seconds(1))
            try await session.retry()
        }
        await session.advance(by: .seconds(1))
        return session
    }
}
