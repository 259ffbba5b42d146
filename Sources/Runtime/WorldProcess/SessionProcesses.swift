import Foundation
import Glibc
import Locks
package import Wire

/// A pool with one process for each world, forked from a process in which the program is loaded but no app was
/// launched. Static variables therefore have their initial values.
package final class SessionProcesses: AppProcesses {
    private struct State {
        var nursery: ForkServer?
        var restarts = Restarts()
        var children: [ObjectIdentifier: WorldChild] = [:]
        /// Processes that are already forked for the next sessions.
        var spares: [WorldChild] = []
        var isFilling = false
        var lastNumber: UInt32 = 0
        var isStopped = false

        var all: [WorldChild] { Array(children.values) + spares }

        mutating func takeSpare() -> WorldChild? {
            guard let spare = spares.popLast() else { return nil }
            children[ObjectIdentifier(spare)] = spare
            return spare
        }

        /// Returns whether the caller must fork spare processes. Until that caller has finished, other callers get
        /// false.
        mutating func beginFilling() -> Bool {
            guard !isStopped, !isFilling, nursery != nil, spares.count < SessionProcesses.spareCount
            else { return false }
            isFilling = true
            return true
        }

        mutating func remove(_ child: WorldChild) {
            children[ObjectIdentifier(child)] = nil
            spares.removeAll { $0 === child }
        }
    }

    /// The number of spare processes. A session that is opened then need not wait for its process.
    fileprivate static let spareCount = 2

    private let starter: ProcessStarter
    private let state = Locked(State())

    /// Starts the fork server.
    ///
    /// - Parameters:
    ///   - turnLimit: The maximum time of one request, after which its process is ended.
    ///   - memory: The maximum number of bytes of memory of one process.
    ///   - version: The version of this Kennel, for error messages about programs with another version.
    ///   - warn: Called with a sentence when processes repeatedly fail to start.
    package init(
        _ program: WorldProgram = .own, turnLimit: Duration, memory: Int, version: String,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(WorldProcessError) {
        starter = try ProcessStarter(program, version: version, memory: memory, warn: warn)
        _ = try start()
        starter.poll(every: 200) { [weak self] in
            guard let self,
                let (nursery, children) = self.state.withLock({ $0.isStopped ? nil : ($0.nursery, $0.all) })
            else { return false }
            nursery?.endIfHung(limit: turnLimit)
            for child in children { child.endIfHung(limit: turnLimit) }
            return true
        }
    }

    deinit {
        stop()
    }

    package func greeting() throws(WorldProcessError) -> WorldGreeting? {
        if let nursery = state.withLock({ $0.nursery }) { return try nursery.introduction.wait() }
        if let startError { throw startError }
        return nil
    }

    package var startError: WorldProcessError? { state.withLock { $0.restarts.error } }

    package var processIdentifiers: [Int32] {
        state.withLock { Array($0.children.values) }.map(\.processIdentifier).filter { $0 > 0 }
    }

    package var startedCount: Int { state.withLock { Int($0.lastNumber) } }

    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        do throws(WorldProcessError) {
            let hearer = PendingReplies.WorldObserver(reading: reading, answered: answered)
            let child: WorldChild
            if let spare = state.withLock({ $0.takeSpare() }) {
                child = spare
            } else {
                child = try fork(from: try forkServer()) { $0.children[ObjectIdentifier($1)] = $1 }
            }
            fill()
            return RemoteWorld(setup, in: child, observer: hearer)
        } catch {
            return LostWorld(.unavailable(reason: error.description))
        }
    }

    package func stop() {
        let (nursery, children) = state.withLock { state in
            state.isStopped = true
            defer { state.nursery = nil }
            return (state.nursery, state.all)
        }
        for child in children { child.stop() }
        nursery?.stop()
        starter.clear()
    }

    private func forkServer() throws(WorldProcessError) -> ForkServer {
        try starter.running {
            state.withLock { ($0.nursery, $0.restarts) }
        } else: { () throws(WorldProcessError) in
            try start()
        }
    }

    private func start() throws(WorldProcessError) -> ForkServer {
        let nursery: ForkServer
        do throws(WorldProcessError) {
            nursery = try ForkServer(
                starter.program, version: starter.version, folder: starter.folder, memory: starter.memory
            ) { [weak self] nursery, news in
                self?.handle(news, from: nursery)
            }
        } catch {
            state.withLock { $0.restarts.failed(error, at: .now) }
            throw error
        }
        let isWanted = state.withLock { state in
            if !state.isStopped { state.nursery = nursery }
            return !state.isStopped
        }
        starter.begin(nursery, isWanted: isWanted)
        return nursery
    }

    private func handle(_ news: ForkServer.News, from nursery: ForkServer) {
        switch news {
        case .cameUp:
            state.withLock { $0.restarts = Restarts() }
            fill()
        case .ended(let error):
            let (isStopped, pause) = state.withLock { state in
                if state.nursery === nursery { state.nursery = nil }
                if let error { state.restarts.failed(error, at: .now) }
                return (state.isStopped, state.restarts.pause(at: .now))
            }
            if !isStopped, let error { starter.reportFailure(error, retriedAfter: pause) }
        }
    }

    /// Forks spare processes on the queue until there are enough.
    private func fill() {
        guard state.withLock({ $0.beginFilling() }) else { return }
        starter.run(after: .zero) { [weak self] in
            guard let self else { return }
            defer { state.withLock { $0.isFilling = false } }
            while let nursery = state.withLock({ $0.spares.count < Self.spareCount ? $0.nursery : nil }) {
                guard (try? fork(from: nursery, add: { $0.spares.append($1) })) != nil else { return }
            }
        }
    }

    private func fork(
        from nursery: ForkServer, add: (inout State, WorldChild) -> Void
    ) throws(WorldProcessError) -> WorldChild {
        let number = state.withLock { state in
            state.lastNumber &+= 1
            return state.lastNumber
        }
        let child = try WorldChild(
            starter.program, version: starter.version,
            marker: starter.folder.appending(path: "\(number).marker").path,
            log: CrashLog(place: starter.folder.path), isForOneWorld: true
        ) { _, input, errors in
            nursery.fork(number, socket: input, errors: errors)
        } tell: { [weak self] child, news in
            switch news {
            case .cameUp: break
            case .ended, .failed: self?.state.withLock { $0.remove(child) }
            }
        }
        let isWanted = state.withLock { state in
            if !state.isStopped { add(&state, child) }
            return !state.isStopped
        }
        starter.begin(child, isWanted: isWanted)
        return child
    }
}
