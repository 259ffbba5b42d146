import FolderSupport
import Foundation
import JSON
import JournalStore
import KennelTesting
import Locks
import SessionSupport
import Wire
import World

@testable import Sessions

/// The components that open, store and find the sessions of a server, without its sockets.
struct SessionHouse {
    /// An audience without viewers, which counts how often its viewers would have been disconnected.
    final class Nobody: SessionAudience {
        let epoch: UInt64
        private let onEnd: @Sendable () -> Void
        private let cuts = Locked(0)

        init(epoch: UInt64, onEnd: @escaping @Sendable () -> Void) {
            self.epoch = epoch
            self.onEnd = onEnd
        }

        var watcherCount: Int { 0 }
        func isWatched(byGrant grant: Int) -> Bool { false }
        var wasCut: Bool { cuts.withLock { $0 > 0 } }
        func cut() { cuts.withLock { $0 += 1 } }
        func forgetOld() {}
        func receive(_ events: [SessionEvent]) {
            if events.contains(where: { $0.name == .ended }) { onEnd() }
        }
    }

    struct NoRecordings: RecordingFormat {
        func past(in text: String, of session: SessionID) throws -> SessionPast { try SessionPast([]) }
    }

    /// Allows one backend, and refuses all others.
    struct OneBackend: BackendPolicy {
        let allowed: String
        var others: OtherBackends { .refused }
        var origins: [(origin: WebOrigin, isOwnMachine: Bool)] { [] }
        var confirmed: [WebOrigin] { [] }
        func judge(_ origin: WebOrigin) -> BackendPermission {
            origin.description == allowed ? .allowed : .refused("\(origin) is not asked here.")
        }
        func confirm(_ origin: WebOrigin) -> BackendPermission { judge(origin) }
        func forget(_ origin: WebOrigin) -> Bool { false }
    }

    typealias Running = RunningSession<Nobody>

    let clock = TestClock()
    let archive: SessionArchive?
    let directory: SessionDirectory<Nobody>
    let launcher: SessionLauncher<Nobody>
    let parking: SessionParking<Nobody>
    let branches: SessionBranches<Nobody>

    init(
        archive: SessionArchive? = nil, limit: Int = 10, journalBytes: Int = 1_000_000,
        worlds: any Worlds = LocalWorlds(WorkshopApp.init), backend: String = "http://bff.test",
        previousServerEnd: Int64? = nil
    ) {
        var supply = SessionSupply(worlds: worlds, clock: clock) { _ in TestBackend() }
        supply.journalBytes = journalBytes
        supply.previousServerEnd = previousServerEnd
        let directory = SessionDirectory<Nobody>(limit: limit, limitOfClient: limit)
        self.archive = archive
        self.directory = directory
        launcher = SessionLauncher(supply, directory: directory, archive: archive, makeAudience: Nobody.init)
        parking = SessionParking(
            directory: directory, launcher: launcher, archive: archive,
            shelf: RecordingStore(archive: archive, format: NoRecordings(), limit: 2), readers: ArchiveReaders())
        branches = SessionBranches(
            launcher: launcher, archive: archive, backends: OneBackend(allowed: backend), hasOwnBackend: false)
    }

    /// Opens a session and waits until its opening is recorded.
    func open(_ configuration: SessionConfiguration = SessionConfiguration(bff: URL(string: "http://bff.test")))
        async throws -> Running
    {
        let names = try await withCheckedThrowingContinuation { continuation in
            do {
                try launcher.open(configuration, for: "client") { continuation.resume(with: $0) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
        guard let access = directory.find(names.id.rawValue) else { throw FindingError.unknown(names.id.rawValue) }
        return access.session
    }

    func find(_ name: String) async -> SessionParking<Nobody>.Finding {
        await withCheckedContinuation { continuation in parking.find(name) { continuation.resume(returning: $0) } }
    }

    /// Parks a session, and waits until it is parked.
    func putAside(_ running: Running) async {
        parking.putAside(running)
        while directory.find(running.id.rawValue) != nil { await Task.yield() }
    }

    func close(_ name: String) async -> FindingError? {
        await withCheckedContinuation { continuation in parking.close(name) { continuation.resume(returning: $0) } }
    }
}

extension RunningSession {
    /// Submits an input without an effect on the app.
    @discardableResult
    func input(_ input: SessionInput = .faults(FaultScript()), key: String? = nil) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            session.submit(input, key: key) { continuation.resume(with: $0) }
        }
    }

    func snapshot() async throws -> JSON {
        let bytes = await withCheckedContinuation { continuation in
            session.synchronize { continuation.resume(returning: (try? await $0.snapshot()) ?? []) }
        }
        return try JSON(parsing: bytes)
    }
}

/// A folder with an archive, deleted with its owner.
final class ArchiveFolder {
    private let folder = TemporaryFolder()
    let archive: SessionArchive

    init() throws {
        archive = SessionArchive(
            try SQLiteJournal(path: folder.path("sessions.sqlite")), format: SessionHouse.NoRecordings())
    }
}
