import HeadlessUIKit
import Locks
import Sessions
import Wire
import World
import WorldProcess

/// The place where a server's app runs: inside the server, or in processes that those of another build can replace.
final class AppHost: Sendable {
    /// The worlds of sessions and players.
    let worlds: ReplaceableWorlds
    private let processes: Locked<(any AppProcesses)?>
    private let options: Options
    private let warn: @Sendable (String) -> Void

    /// Starts the app's processes.
    ///
    /// Without a program, or if the options require no processes, the app runs in the `given` worlds or inside the
    /// server. Throws if a process cannot be started.
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

    /// Starts the processes of a program; as many as there are cores if the server's own app needs none.
    static func startProcesses(
        of program: WorldProgram, options: Options, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) -> any AppProcesses {
        let count = options.worldCount == .shared(0) ? .cores : options.worldCount
        return try count.start(program, turnLimit: options.turnLimit, memory: options.worldMemory, warn: warn)
    }

    /// Waits until all processes have identified themselves. Throws if one is unusable.
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

    /// Creates all further worlds in the given processes, and returns the earlier ones, which run until they are
    /// stopped.
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
