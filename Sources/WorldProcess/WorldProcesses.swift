import Foundation
import Glibc
import Locking
package import Wire

/// Worlds in processes of their own, each of which runs many: what ends one process is known by those whose worlds it ran,
/// and by nobody else.
package final class WorldProcesses: AppProcesses {
    private let program: WorldProgram
    private let version: String
    private let memory: Int
    private let warn: @Sendable (String) -> Void
    private let folder: URL
    private let pool: Locked<ProcessPool<WorldChild>>
    private let lastNumber = Locked(0)
    /// Starts one process after the other.
    private let starter = DispatchQueue(label: "kennel.world.starter")

    /// Starts so many processes, and one more to take the place of one that ends.
    ///
    /// - Parameter turnLimit: How long one request may take before its process is ended.
    ///   - memory: Most bytes that one process may take.
    ///   - version: That of this Kennel, for who has another.
    ///   - warn: Called with a sentence when processes do not come up any more.
    package init(
        _ program: WorldProgram = .own, count: Int, turnLimit: Duration, memory: Int, version: String,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.memory = memory
        self.warn = warn
        pool = Locked(ProcessPool(count: count))
        folder = try temporaryFolder()
        for _ in 0..<count { try start() }
        fill()
        Thread.detachNewThread { [weak self] in
            while let self, let children = self.pool.withLock({ $0.isStopped ? nil : $0.all }) {
                for child in children { child.watch(limit: turnLimit) }
                usleep(200_000)
            }
        }
    }

    deinit {
        stop()
    }

    package func greeting() throws(WorldProcessError) -> WorldGreeting? {
        var greeting: WorldGreeting?
        for child in pool.withLock({ $0.children }) { greeting = try child.introduction.wait() }
        // Those that ended before are not among them any more.
        if greeting == nil, let trouble { throw trouble }
        return greeting
    }

    package var trouble: WorldProcessError? { pool.withLock { $0.restarts.error } }

    package func make(
        _ setup: WorldSetup, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        do throws(WorldProcessError) {
            return RemoteWorld(setup, in: try idlest(), answered)
        } catch {
            return LostWorld(.crashed(CrashReport(message: error.description)))
        }
    }

    /// The process with the fewest worlds. Where the last has just ended, another is started.
    private func idlest() throws(WorldProcessError) -> WorldChild {
        if let child = pool.withLock({ $0.idlest }) { return child }
        let result = starter.sync { () -> Result<WorldChild, WorldProcessError> in
            let (child, restarts) = pool.withLock { ($0.idlest, $0.restarts) }
            if let child { return .success(child) }
            if let error = restarts.error, restarts.pause(at: .now) != nil { return .failure(error) }
            return Result { () throws(WorldProcessError) in try start() }
        }
        return try result.get()
    }

    package func stop() {
        for child in pool.withLock({ $0.stop() }) { child.stop() }
        try? FileManager.default.removeItem(at: folder)
    }

    package var processIdentifiers: [Int32] {
        pool.withLock { $0.children.map(\.processIdentifier) }
    }

    @discardableResult
    private func start() throws(WorldProcessError) -> WorldChild {
        let number = lastNumber.withLock { last in
            last += 1
            return last
        }
        let crashes = folder.appending(path: "\(number).crash").path
        let child = try WorldChild(
            program, version: version, marker: folder.appending(path: "\(number).marker").path,
            log: CrashLog(place: crashes)
        ) { [program, memory] (marker, input, errors) throws(WorldProcessError) in
            try StartedProcess(
                program.executable, program.arguments + [marker, String(memory)],
                environment: ProcessInfo.processInfo.environment.merging(CrashLog.environment(crashes)) { $1 },
                input: input, errors: errors)
        } tell: { [weak self] child, news in
            self?.hear(news, of: child)
        }
        // It must be known before it can end.
        let isWanted = pool.withLock { $0.add(child) }
        child.begin()
        if !isWanted { child.stop() }
        return child
    }

    private func hear(_ news: WorldChild.News, of child: WorldChild) {
        switch news {
        case .cameUp: return pool.withLock { $0.cameUp() }
        case .ended: pool.withLock { $0.remove(child, nil, at: .now) }
        case .failed(let error):
            let (isStopped, pause) = pool.withLock { pool in
                pool.remove(child, error, at: .now)
                return (pool.isStopped, pool.restarts.pause(at: .now))
            }
            if !isStopped, let pause { warn("\(error); tried again in \(pause.components.seconds + 1) s") }
        }
        fill()
    }

    /// Starts what is missing, aside, as soon as it may be.
    private func fill() {
        let pause = pool.withLock { $0.restarts.pause(at: .now) } ?? .zero
        starter.asyncAfter(deadline: .now() + .nanoseconds(Int(pause / .nanoseconds(1)))) { [weak self] in
            while let self, self.pool.withLock({ $0.lacksOne && $0.restarts.pause(at: .now) == nil }) {
                do {
                    try self.start()
                } catch {
                    return self.warn("\(error)")
                }
            }
        }
    }
}

extension ProcessPool<WorldChild> {
    /// The one with the fewest worlds.
    fileprivate var idlest: WorldChild? { children.min { $0.count < $1.count } }
}
