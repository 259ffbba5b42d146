package import Foundation
import Glibc
import Locking
package import Wire

/// How a world process is started: with these arguments, and the file that it shares with its front.
package struct WorldProgram: Sendable {
    /// The program.
    package let executable: URL
    /// What comes before the shared file.
    package let arguments: [String]

    /// Describes a program.
    package init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// The program that runs now, whatever became of its file, as a world process.
    package static let own = WorldProgram(executable: URL(filePath: "/proc/self/exe"), arguments: ["world"])
}

/// Worlds in processes of their own, each of which runs many: what ends one process is known by those whose worlds it ran,
/// and by nobody else.
package final class WorldProcesses: Worlds {
    private struct State {
        var children: [WorldChild] = []
        /// One that is started already, to take the place of one that ends.
        var spare: WorldChild?
        var started = 0
        var isStopped = false
    }

    private let program: WorldProgram
    private let memory: Int
    private let folder: URL
    private let state = Locked(State())
    private let starter = DispatchQueue(label: "kennel.world.starter")

    /// Starts so many processes, and one more to take the place of one that ends.
    ///
    /// - Parameter turnLimit: How long one request may take before its process is ended.
    ///   - memory: Most bytes that one process may take.
    package init(
        _ program: WorldProgram = .own, count: Int, turnLimit: Duration, memory: Int
    ) throws(WorldProcessError) {
        self.program = program
        self.memory = memory
        var template = Array("/tmp/kennel-worlds-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .cannotStart(reason: "there is no temporary folder (\(String(cString: strerror(errno))))")
        }
        folder = URL(filePath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        for _ in 0..<count {
            let child = try start()
            state.withLock { $0.children.append(child) }
        }
        haveSpare()
        Thread.detachNewThread { [weak self] in
            while let self, !self.state.withLock({ $0.isStopped }) {
                for child in self.state.withLock({ $0.children }) { child.watch(limit: turnLimit) }
                usleep(200_000)
            }
        }
    }

    deinit {
        stop()
    }

    /// An app that ends its process is seen in its own session only.
    package var sharesFate: Bool { false }

    package func make(
        _ setup: WorldSetup, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        RemoteWorld(setup, in: idlest, answered)
    }

    /// The process with the fewest worlds. Where the last has just ended, another is started.
    private var idlest: WorldChild? {
        if let child = state.withLock({ state in state.children.min { $0.count < $1.count } }) { return child }
        guard state.withLock({ !$0.isStopped }), let child = try? start() else { return nil }
        state.withLock { $0.children.append(child) }
        return child
    }

    /// Ends all processes.
    package func stop() {
        let children = state.withLock { state in
            state.isStopped = true
            defer { (state.children, state.spare) = ([], nil) }
            return state.children + [state.spare].compactMap(\.self)
        }
        for child in children { child.stop() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The numbers of the processes that run worlds, for tests that end them.
    package var processIdentifiers: [Int32] {
        state.withLock { $0.children.map(\.processIdentifier) }
    }

    private func start() throws(WorldProcessError) -> WorldChild {
        let number = state.withLock { state in
            state.started += 1
            return state.started
        }
        return try WorldChild(program, number: number, folder: folder, memory: memory) { [weak self] child in
            self?.replace(child)
        }
    }

    private func replace(_ child: WorldChild) {
        state.withLock { state in
            if state.spare === child { state.spare = nil }
            guard let index = state.children.firstIndex(where: { $0 === child }) else { return }
            if let spare = state.spare.take() {
                state.children[index] = spare
            } else {
                state.children.remove(at: index)
            }
        }
        haveSpare()
    }

    /// Starts what is missing, aside.
    private func haveSpare() {
        starter.async { [weak self] in
            guard let self, state.withLock({ !$0.isStopped && $0.spare == nil }) else { return }
            guard let child = try? start() else { return }
            let isWanted = state.withLock { state in
                if state.isStopped { return false }
                if state.children.isEmpty { state.children.append(child) } else { state.spare = child }
                return true
            }
            if !isWanted { child.stop() }
        }
    }
}

/// A world in another process.
private final class RemoteWorld: WorldHandle {
    private let child: WorldChild?
    private let id: UInt32

    /// Without a process the world is lost from the start, and that is for its session to tell.
    init(_ setup: WorldSetup, in child: WorldChild?, _ answered: @escaping @Sendable (OwnAnswer) -> Void) {
        self.child = child
        id = child?.admit(answered) ?? 0
        child?.post(.make(setup), to: id)
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
        if !requests.isEmpty { child?.post(.expect(requests), to: id) }
    }

    func goLive() {
        child?.post(.goLive, to: id)
    }

    func discard() {
        child?.dismiss(id)
    }

    private nonisolated(nonsending) func ask(_ request: WorldRequest) async throws(WorldLoss) -> WorldReply {
        guard let child else { throw .crashed(CrashReport(message: "No process for the app could be started.")) }
        return try await child.ask(request, of: id)
    }
}
