import Foundation
import Glibc
import Locking
package import Wire

/// Worlds in processes of their own, each of which runs many: what ends one process is known by those whose worlds it ran,
/// and by nobody else.
package final class WorldProcesses: Worlds {
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
        var template = Array("/tmp/kennel-worlds-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .cannotStart(reason: "there is no temporary folder (\(String(cString: strerror(errno))))")
        }
        folder = URL(filePath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
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

    /// An app that ends its process is seen in its own session only.
    package var sharesFate: Bool { false }

    /// Waits until the processes have said who they are, which one of them tells. Throws when one is of no use.
    @discardableResult
    package func greeting() throws(WorldProcessError) -> WorldGreeting? {
        var greeting: WorldGreeting?
        for child in pool.withLock({ $0.children }) { greeting = try child.introduction.wait() }
        return greeting
    }

    /// Why no process comes up at the moment; nil when they do.
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

    /// Ends all processes.
    package func stop() {
        for child in pool.withLock({ $0.stop() }) { child.stop() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The numbers of the processes that run worlds, for tests that end them.
    package var processIdentifiers: [Int32] {
        pool.withLock { $0.children.map(\.processIdentifier) }
    }

    @discardableResult
    private func start() throws(WorldProcessError) -> WorldChild {
        let number = lastNumber.withLock { last in
            last += 1
            return last
        }
        let child = try WorldChild(program, version: version, number: number, folder: folder, memory: memory) {
            [weak self] child, news in self?.hear(news, of: child)
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

/// A world in another process.
private final class RemoteWorld: WorldHandle {
    private let child: WorldChild
    private let id: UInt32

    init(_ setup: WorldSetup, in child: WorldChild, _ answered: @escaping @Sendable (OwnAnswer) -> Void) {
        self.child = child
        id = child.admit(answered)
        child.post(.make(setup), to: id)
    }

    deinit {
        discard()
    }

    nonisolated(nonsending) func offer(_ offer: Offer) async throws(WorldLoss) -> Offered {
        guard case .offered(let offered) = try await ask(.offer(offer)) else { throw .gone }
        return offered
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        guard case .replayed(let replayed) = try await ask(.replay(steps)) else { throw .gone }
        return replayed
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        guard case .answered(let answer) = try await ask(.ask(question)) else { throw .gone }
        return answer
    }

    func expect(_ requests: [RequestID]) {
        if !requests.isEmpty { child.post(.expect(requests), to: id) }
    }

    func goLive() {
        child.post(.goLive, to: id)
    }

    func discard() {
        child.dismiss(id)
    }

    private nonisolated(nonsending) func ask(_ request: WorldRequest) async throws(WorldLoss) -> WorldReply {
        try await child.ask(request, of: id)
    }
}
