import Foundation
import Glibc
import Locking
package import Wire

/// Worlds in processes of their own, each of which runs many: what ends one process is known by those whose worlds it ran,
/// and by nobody else.
package final class WorldProcesses: AppProcesses {
    private let starter: ProcessStarter
    private let pool: Locked<ProcessPool<WorldChild>>
    private let lastNumber = Locked(0)

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
        starter = try ProcessStarter(program, version: version, memory: memory, warn: warn)
        pool = Locked(ProcessPool(count: count))
        for _ in 0..<count { try start() }
        fill()
        starter.watch { [weak self] in
            guard let self, let children = self.pool.withLock({ $0.isStopped ? nil : $0.all }) else { return false }
            for child in children { child.watch(limit: turnLimit) }
            return true
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
        _ setup: WorldSetup, reading: @escaping ReadingAnswerer, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        do throws(WorldProcessError) {
            let hearer = Traffic.Hearer(reading: reading, answered: answered)
            return RemoteWorld(setup, in: try idlest(), hearer)
        } catch {
            return LostWorld(.unavailable(reason: error.description))
        }
    }

    /// The process with the fewest worlds. Where the last has just ended, another is started.
    private func idlest() throws(WorldProcessError) -> WorldChild {
        try starter.running {
            pool.withLock { ($0.idlest, $0.restarts) }
        } else: { () throws(WorldProcessError) in
            try start()
        }
    }

    package func stop() {
        for child in pool.withLock({ $0.stop() }) { child.stop() }
        starter.clear()
    }

    package var processIdentifiers: [Int32] {
        pool.withLock { $0.children.map(\.processIdentifier) }
    }

    package var startedCount: Int { lastNumber.withLock { $0 } }

    @discardableResult
    private func start() throws(WorldProcessError) -> WorldChild {
        let number = lastNumber.withLock { last in
            last += 1
            return last
        }
        let (program, memory) = (starter.program, starter.memory)
        let crashes = starter.folder.appending(path: "\(number).crash").path
        let child: WorldChild
        do throws(WorldProcessError) {
            child = try WorldChild(
                program, version: starter.version, marker: starter.folder.appending(path: "\(number).marker").path,
                log: CrashLog(place: crashes)
            ) { (marker, input, errors) throws(WorldProcessError) in
                try StartedProcess(
                    program.executable, program.arguments + [marker, String(memory)],
                    environment: WorldEnvironment.variables(crashes: crashes), input: input, errors: errors)
            } tell: { [weak self] child, news in
                self?.hear(news, of: child)
            }
        } catch {
            pool.withLock { $0.failed(error, at: .now) }
            throw error
        }
        starter.begin(child, isWanted: pool.withLock { $0.add(child) })
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
            if !isStopped { starter.tell(error, triedAgainAfter: pause) }
        }
        fill()
    }

    /// Starts what is missing, aside, as soon as it may be, and again and again until nothing is.
    private func fill() {
        guard let pause = pool.withLock({ $0.beginFilling(at: .now) }) else { return }
        starter.run(after: pause) { [weak self] in
            guard let self else { return }
            pool.withLock { $0.endFilling() }
            do throws(WorldProcessError) {
                while pool.withLock({ $0.lacksOne && $0.restarts.pause(at: .now) == nil }) { try start() }
            } catch {
                starter.tell(error, triedAgainAfter: pool.withLock { $0.restarts.pause(at: .now) })
            }
            fill()
        }
    }
}

extension ProcessPool<WorldChild> {
    /// The one with the fewest worlds.
    fileprivate var idlest: WorldChild? { children.min { $0.count < $1.count } }
}
