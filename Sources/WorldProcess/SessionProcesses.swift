import Foundation
import Glibc
import Locking
package import Wire

/// Each world in a process of its own, forked from one in which the program is loaded and nothing was launched: static
/// variables are as the program made them.
package final class SessionProcesses: AppProcesses {
    private struct State {
        var nursery: Nursery?
        var restarts = Restarts()
        var children: [ObjectIdentifier: WorldChild] = [:]
        var lastNumber: UInt32 = 0
        var isStopped = false
    }

    private let program: WorldProgram
    private let version: String
    private let memory: Int
    private let warn: @Sendable (String) -> Void
    private let folder: URL
    private let state = Locked(State())
    /// Starts one nursery after the other.
    private let starter = DispatchQueue(label: "kennel.nursery.starter")

    /// Starts the process that forks the others.
    ///
    /// - Parameter turnLimit: How long one request may take before its process is ended.
    ///   - memory: Most bytes that one process may take.
    ///   - version: That of this Kennel, for who has another.
    ///   - warn: Called with a sentence when processes do not come up any more.
    package init(
        _ program: WorldProgram = .own, turnLimit: Duration, memory: Int, version: String,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.memory = memory
        self.warn = warn
        folder = try temporaryFolder()
        _ = try start()
        Thread.detachNewThread { [weak self] in
            while let self,
                let (nursery, children) = self.state.withLock({ $0.isStopped ? nil : ($0.nursery, $0.children.values) })
            {
                nursery?.watch()
                for child in children { child.watch(limit: turnLimit) }
                usleep(200_000)
            }
        }
    }

    deinit {
        stop()
    }

    package func greeting() throws(WorldProcessError) -> WorldGreeting? {
        if let nursery = state.withLock({ $0.nursery }) { return try nursery.introduction.wait() }
        if let trouble { throw trouble }
        return nil
    }

    package var trouble: WorldProcessError? { state.withLock { $0.restarts.error } }

    package var processIdentifiers: [Int32] {
        state.withLock { Array($0.children.values) }.map(\.processIdentifier).filter { $0 > 0 }
    }

    package func make(
        _ setup: WorldSetup, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        do throws(WorldProcessError) {
            return RemoteWorld(setup, in: try fork(from: try nursery()), answered)
        } catch {
            return LostWorld(.crashed(CrashReport(message: error.description)))
        }
    }

    package func stop() {
        let (nursery, children) = state.withLock { state in
            state.isStopped = true
            defer { state.nursery = nil }
            return (state.nursery, state.children.values)
        }
        for child in children { child.stop() }
        nursery?.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    private func nursery() throws(WorldProcessError) -> Nursery {
        if let nursery = state.withLock({ $0.nursery }) { return nursery }
        let result = starter.sync { () -> Result<Nursery, WorldProcessError> in
            let (nursery, restarts) = state.withLock { ($0.nursery, $0.restarts) }
            if let nursery { return .success(nursery) }
            if let error = restarts.error, restarts.pause(at: .now) != nil { return .failure(error) }
            return Result { () throws(WorldProcessError) in try start() }
        }
        return try result.get()
    }

    private func start() throws(WorldProcessError) -> Nursery {
        let nursery = try Nursery(program, version: version, folder: folder, memory: memory) {
            [weak self] nursery, news in self?.hear(news, of: nursery)
        }
        let isWanted = state.withLock { state in
            if !state.isStopped { state.nursery = nursery }
            return !state.isStopped
        }
        nursery.begin()
        if !isWanted { nursery.stop() }
        return nursery
    }

    private func hear(_ news: Nursery.News, of nursery: Nursery) {
        switch news {
        case .cameUp: state.withLock { $0.restarts = Restarts() }
        case .ended(let error):
            let (isStopped, pause) = state.withLock { state in
                if state.nursery === nursery { state.nursery = nil }
                if let error { state.restarts.failed(error, at: .now) }
                return (state.isStopped, state.restarts.pause(at: .now))
            }
            if !isStopped, let error, let pause { warn("\(error); tried again in \(pause.components.seconds + 1) s") }
        }
    }

    private func fork(from nursery: Nursery) throws(WorldProcessError) -> WorldChild {
        let number = state.withLock { state in
            state.lastNumber &+= 1
            return state.lastNumber
        }
        let child = try WorldChild(
            program, version: version, marker: folder.appending(path: "\(number).marker").path,
            log: CrashLog(place: folder.path), isForOneWorld: true
        ) { _, input, errors in
            nursery.fork(number, socket: input, errors: errors)
        } tell: { [weak self] child, news in
            switch news {
            case .cameUp: break
            case .ended, .failed: self?.state.withLock { _ = $0.children.removeValue(forKey: ObjectIdentifier(child)) }
            }
        }
        let isWanted = state.withLock { state in
            if !state.isStopped { state.children[ObjectIdentifier(child)] = child }
            return !state.isStopped
        }
        child.begin()
        if !isWanted { child.stop() }
        return child
    }
}
