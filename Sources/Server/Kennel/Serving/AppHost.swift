import HeadlessUIKit
import Locks
import Sessions
import Wire
import World
import WorldProcess

/// The place where a server's app runs: inside the server, or in processes. Processes can be replaced by those of
/// another build.
final class AppHost: Sendable {
    /// The factory of the worlds for sessions and players.
    let worlds: ReplaceableWorlds
    private let processes: Locked<(any AppProcesses)?>
    private let options: Options
    private let warn: @Sendable (String) -> Void

    /// Starts the app's processes. Throws if a process cannot be started.
    ///
    /// Without a program, or if the options require no processes, the app runs in the `given` worlds; if these are nil
    /// too, inside the server.
    init(
        _ application: @escaping @Sendable () -> any UIApplicationDelegate, program: WorldProgram?,
        given: (any Worlds)? = nil, options: Options, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) {
        let isInside = options.worldCount == .shared(0)
        let processes =
            try isInside
            ? nil
            : program.map { program throws(WorldProcessError) in
                try Self.startProcesses(of: program, options: options, warn: warn)
            }
        self.options = options
        self.warn = warn
        self.processes = Locked(processes)
        worlds = ReplaceableWorlds(given ?? processes ?? LocalWorlds(application))
    }

    /// Starts the processes of another build's program. There are as many as there are cores if the server's own app
    /// needs none.
    static func startProcesses(
        of program: WorldProgram, options: Options, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) -> any AppProcesses {
        let count = options.worldCount == .shared(0) ? .cores : options.worldCount
        return try count.start(program, turnLimit: options.turnLimit, memory: options.worldMemory, warn: warn)
    }

    /// Waits until all processes have sent their greeting. Throws if a process is unusable.
    func greeting() throws(WorldProcessError) {
        _ = try processes.withLock { $0 }?.greeting()
    }

    /// The current processes; nil if the app runs inside the server.
    var running: (any AppProcesses)? { processes.withLock { $0 } }

    /// Starts processes of another program and waits until they are ready. They run no worlds yet. Throws if they are
    /// unusable.
    func start(_ program: WorldProgram) throws(WorldProcessError) -> any AppProcesses {
        let next = try Self.startProcesses(of: program, options: options, warn: warn)
        do throws(WorldProcessError) {
            _ = try next.greeting()
        } catch {
            next.stop()
            throw error
        }
        return next
    }

    /// Creates all further worlds in the given processes. Returns the earlier processes, which keep running until they
    /// are stopped; nil if there were none.
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
