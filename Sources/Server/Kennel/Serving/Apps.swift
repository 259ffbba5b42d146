import Foundation
import HeadlessUIKit
import KennelHTTP
import Wire
import WorldProcess

/// The server's own app and the other builds beside it: where the worlds of each run.
final class Apps: Worlds {
    /// The server's own.
    let own: AppPlace
    private let builds: [Build]

    private struct Build {
        let name: String
        let processes: any AppProcesses
    }

    /// Starts their processes. The own app runs in `worlds` where those are given, and without a program in this
    /// process. What is wrong with the processes is told to `warn`. Throws when one cannot be started.
    init(
        own program: WorldProgram?, in worlds: (any Worlds)? = nil,
        _ application: @escaping @Sendable () -> any UIApplicationDelegate,
        _ options: Options, warn: @escaping @Sendable (String) -> Void = { complain("kennel: \($0)") }
    ) throws(WorldProcessError) {
        own = try AppPlace(application, program: program, given: worlds, options, warn: warn)
        var builds: [Build] = []
        for app in options.apps {
            let program = WorldProgram(executable: URL(filePath: app.program))
            builds.append(Build(name: app.name, processes: try AppPlace.processes(program, options, warn: warn)))
        }
        self.builds = builds
    }

    /// The other builds, as soon as they have said who they are. Throws when one of all is of no use.
    func others() throws(WorldProcessError) -> [OfferedApp] {
        try own.greeting()
        var apps: [OfferedApp] = []
        for build in builds {
            guard let greeting = try build.processes.greeting() else { continue }
            let processes = build.processes
            apps.append(
                OfferedApp(name: build.name, program: greeting.program, version: greeting.version) {
                    processes.trouble?.description
                })
        }
        return apps
    }

    /// All that run, of the own app and of the builds.
    var processes: [any AppProcesses] { [own.running].compactMap(\.self) + builds.map(\.processes) }

    /// Whether what ends a world of the own app ends this process with it.
    var sharesFate: Bool { own.worlds.sharesFate }

    func make(
        _ setup: WorldSetup, reading: @escaping ReadingAnswerer, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        guard let name = setup.configuration.app else {
            return own.worlds.make(setup, reading: reading, answered: answered)
        }
        guard let build = builds.first(where: { $0.name == name }) else {
            return LostWorld(.crashed(CrashReport(message: "the app \"\(name)\" is not here")))
        }
        return build.processes.make(setup, reading: reading, answered: answered)
    }

    /// Ends all processes.
    func stop() {
        own.stop()
        for build in builds { build.processes.stop() }
    }
}
