import HeadlessUIKit
import Locks
import Sessions
import Wire
import World
import WorldProcess

/// Where the app of a server runs: in the server, or in processes of a program, which those of another build can
/// replace.
final class AppPlace: Sendable {
    /// Where sessions and players make their worlds.
    let worlds: ReplaceableWorlds
    private let processes: Locked<(any AppProcesses)?>
    private let options: Options
    private let warn: @Sendable (String) -> Void

    /// Without a program, or where no process is wanted, the app runs in the server, or in the worlds that are given.
    /// Throws when no process can be started.
    init(
        _ application: @escaping @Sendable () -> any UIApplicationDelegate, program: WorldProgram?,
        given: (any Worlds)? = nil, _ options: Options, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) {
        let isInside = options.worldCount == .shared(0)
        let processes =
            try isInside
            ? nil
            : program.map { program throws(WorldProcessError) in
                try Self.processes(program, options, warn: warn)
            }
        self.options = options
        self.warn = warn
        self.processes = Locked(processes)
        worlds = ReplaceableWorlds(given ?? processes ?? LocalWorlds(application))
    }

    /// Processes of a program: as many as there are cores, where the server's own app wants none.
    static func processes(
        _ program: WorldProgram, _ options: Options, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) -> any AppProcesses {
        let count = options.worldCount == .shared(0) ? .cores : options.worldCount
        return try count.start(program, turnLimit: options.turnLimit, memory: options.worldMemory, warn: warn)
    }

    /// Waits until the processes have said who they are. Throws when one is of no use.
    func greeting() throws(WorldProcessError) {
        _ = try processes.withLock { $0 }?.greeting()
    }

    /// The processes that run now; nil where the app runs in the server.
    var running: (any AppProcesses)? { processes.withLock { $0 } }

    /// Starts processes of another program, and returns when they have come up; nothing is made there yet. Throws when
    /// they are of no use.
    func start(_ program: WorldProgram) throws(WorldProcessError) -> any AppProcesses {
        let next = try Self.processes(program, options, warn: warn)
        do throws(WorldProcessError) {
            _ = try next.greeting()
        } catch {
            next.stop()
            throw error
        }
        return next
    }

    /// From now on worlds are made there. Gives the processes that ran before, which go on until they are stopped.
    func replace(with next: any AppProcesses) -> (any AppProcesses)? {
        worlds.replace(with: next)
        return processes.withLock { processes in
            defer { processes = next }
            return processes
        }
    }

    /// Ends all processes.
    func stop() {
        processes.withLock { $0 }?.stop()
    }
}
