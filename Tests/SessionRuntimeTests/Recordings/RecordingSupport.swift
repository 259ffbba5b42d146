import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionRuntime

extension RecordingHeader {
    static let testing = RecordingHeader(product: "0", app: "BeagleApp", controllers: ["Quiet"], opened: 0)
}

extension TestSession {
    /// All inputs so far, with the sum after the last one.
    func recordedInputs() async -> [RecordedInput] {
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

    /// The session as a file.
    func file(_ app: @escaping @Sendable () -> any UIApplicationDelegate) async throws -> [UInt8] {
        try Player(await recordedInputs(), app: app).file(.testing)
    }
}

extension Player {
    /// A player that names the session as tests do.
    convenience init(_ inputs: [RecordedInput], app: @escaping @Sendable () -> any UIApplicationDelegate) {
        self.init(inputs, id: SessionID("test"), watch: SessionID("watch-test"), app: app)
    }

    /// The snapshot at the current step, without the phase, in which a live one differs.
    var facts: JSON {
        get throws {
            var facts = try JSON(parsing: snapshot(of: moment(), for: .owner))
            facts["session"]?["phase"] = nil
            return facts
        }
    }
}

/// A session on a screen that fails twice, and the retries that bring it.
enum FailsTwice {
    static func session(
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
