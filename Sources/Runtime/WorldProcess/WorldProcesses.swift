import Foundation
import Glibc
import Locks
package import Wire

/// A pool of processes. Each process runs many worlds, which are instances of the app.
///
/// A world is moved to another process if its process ends, or if the turn of another world blocks its process.
/// The next request to the world rebuilds it there. An isolated world has its own process.
package final class WorldProcesses: AppProcesses {
    private let starter: ProcessStarter
    private let pool: Locked<ProcessPool<WorldChild>>
    private let lastNumber = Locked(0)

    /// Starts `count` processes and a spare one.
    ///
    /// - Parameters:
    ///   - turnLimit: The maximum time of one request, after which its process is ended.
    ///   - memory: The maximum number of bytes of memory of one process.
    ///   - version: The version of this Kennel, for error messages about programs with another version.
    ///   - warn: Called with a sentence when processes repeatedly fail to start.
    package init(
        _ program: WorldProgram = .own, count: Int, turnLimit: Duration, memory: Int, version: String,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(WorldProcessError) {
        starter = try ProcessStarter(program, version: version, memory: memory, warn: warn)
        pool = Locked(ProcessPool(count: count))
        for _ in 0..<count { try start() }
        fill()
        starter.poll(every: 50) { [weak self] in
            guard let self, let children = self.pool.withLock({ $0.isStopped ? nil : $0.all }) else { return false }
            for child in children { child.endIfHung(limit: turnLimit) }
            self.spreadLateness()
            return true
        }
    }

    deinit {
        stop()
    }

    package func greeting() throws(WorldProcessError) -> WorldGreeting? {
        var greeting: WorldGreeting?
        for child in pool.withLock({ $0.children }) { greeting = try child.introduction.wait() }
        // Processes that have already ended are no longer among the children.
        if greeting == nil, let startError { throw startError }
        return greeting
    }

    package var startError: WorldProcessError? { pool.withLock { $0.restarts.error } }

    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        do throws(WorldProcessError) {
            let hearer = PendingReplies.WorldObserver(reading: reading, answered: answered)
            switch setup.placement {
            case .shared: return RemoteWorld(setup, in: try roomiest(), observer: hearer)
            case .alone: return RemoteWorld(setup, in: try startSolitary(), observer: hearer)
            }
        } catch {
            return LostWorld(.unavailable(reason: error.description))
        }
    }

    /// Returns the process with the lowest load. Starts one if there is none.
    private func roomiest() throws(WorldProcessError) -> WorldChild {
        let hosts = pool.withLock { $0.hosts }
        if let host = hosts.count > 1 ? hosts.min(by: { $0.load < $1.load }) : hosts.first { return host }
        return try starter.running {
            pool.withLock { ($0.children.min { $0.count < $1.count }, $0.restarts) }
        } else: { () throws(WorldProcessError) in
            try start()
        }
    }

    /// Rebuilds the worlds of late processes in other processes, and ends surplus processes.
    private func spreadLateness() {
        let now = ContinuousClock.now
        for child in pool.withLock({ $0.children }) {
            if child.isLate(at: now) {
                let hasRefuge = pool.withLock { pool in
                    pool.isLate(child) { (try? $0.introduction.outcome?.get()) != nil }
                }
                if hasRefuge { child.releaseOthers() }
            } else {
                pool.withLock { $0.isOnTime(child) }
                child.readmitOthers()
            }
        }
        for child in pool.withLock({ pool in pool.takeSurplus { $0.count == 0 } }) { child.stop() }
        fill()
    }

    package func stop() {
        for child in pool.withLock({ $0.stop() }) { child.stop() }
        starter.clear()
    }

    package var processIdentifiers: [Int32] {
        pool.withLock { ($0.children + $0.solitary).map(\.processIdentifier) }
    }

    package var startedCount: Int { lastNumber.withLock { $0 } }

    @discardableResult
    private func start() throws(WorldProcessError) -> WorldChild {
        try start(isForOneWorld: false) { $0.add($1) }
    }

    private func startSolitary() throws(WorldProcessError) -> WorldChild {
        try start(isForOneWorld: true) { $0.addSolitary($1) }
    }

    private func start(
        isForOneWorld: Bool, add: (inout ProcessPool<WorldChild>, WorldChild) -> Bool
    ) throws(WorldProcessError) -> WorldChild {
        let number = lastNumber.withLock { last in
            last += 1
            return last
        }
        let (program, memory) = (starter.program, starter.memory)
        let crashes = isForOneWorld ? starter.folder.path : starter.folder.appending(path: "\(number).crash").path
        let child: WorldChild
        do throws(WorldProcessError) {
            child = try WorldChild(
                program, version: starter.version, marker: starter.folder.appending(path: "\(number).marker").path,
                log: CrashLog(place: crashes), isForOneWorld: isForOneWorld
            ) { (marker, input, errors) throws(WorldProcessError) in
                try StartedProcess(
                    program.executable, arguments: program.arguments + [marker, String(memory)],
                    environment: WorldEnvironment.variables(crashes: crashes), input: input, errors: errors)
            } tell: { [weak self] child, news in
                self?.handle(news, from: child)
            }
        } catch {
            pool.withLock { $0.failed(error, at: .now) }
            throw error
        }
        starter.begin(child, isWanted: pool.withLock { add(&$0, child) })
        return child
    }

    private func handle(_ news: WorldChild.News, from child: WorldChild) {
        switch news {
        case .cameUp: return pool.withLock { $0.cameUp() }
        case .ended: pool.withLock { $0.remove(child, error: nil, at: .now) }
        case .failed(let error):
            let (isStopped, pause) = pool.withLock { pool in
                pool.remove(child, error: error, at: .now)
                return (pool.isStopped, pool.restarts.pause(at: .now))
            }
            if !isStopped { starter.reportFailure(error, retriedAfter: pause) }
        }
        fill()
    }

    /// Starts the missing processes on the queue as soon as the delay allows, and repeats this until none are missing.
    private func fill() {
        guard let pause = pool.withLock({ $0.beginFilling(at: .now) }) else { return }
        starter.run(after: pause) { [weak self] in
            guard let self else { return }
            pool.withLock { $0.endFilling() }
            do throws(WorldProcessError) {
                while pool.withLock({ $0.lacksOne && $0.restarts.pause(at: .now) == nil }) { try start() }
            } catch {
                starter.reportFailure(error, retriedAfter: pool.withLock { $0.restarts.pause(at: .now) })
            }
            fill()
        }
    }
}

/// The load of a process.
private struct ProcessLoad: Comparable {
    /// The memory in steps of 32 MiB, so that the memory of a few sessions makes no difference.
    let memory: Int
    let worlds: Int

    static func < (one: ProcessLoad, other: ProcessLoad) -> Bool {
        (one.memory, one.worlds) < (other.memory, other.worlds)
    }
}

extension WorldChild {
    fileprivate var load: ProcessLoad {
        ProcessLoad(memory: processIdentifier.residentBytes / 33_554_432, worlds: count)
    }
}
