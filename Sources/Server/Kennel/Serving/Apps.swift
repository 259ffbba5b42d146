import Foundation
import HeadlessUIKit
import KennelHTTP
import Wire
import WorldProcess

/// The server's own app and the other builds, each with its processes.
final class Apps: Worlds {
    /// The place of the server's own app.
    let own: AppHost
    private let builds: [Build]

    private struct Build {
        let name: String
        let processes: any AppProcesses
    }

    /// Starts the processes of all apps. Throws if a process cannot be started.
    ///
    /// The own app runs in `worlds` if given; otherwise in processes of `program`, or inside the server if that is nil
    /// too.
    ///
    /// - Parameter warn: Receives warnings about the processes.
    init(
        own program: WorldProgram?, in worlds: (any Worlds)? = nil,
        application: @escaping @Sendable () -> any UIApplicationDelegate,
        options: Options, warn: @escaping @Sendable (String) -> Void = { complain("kennel: \($0)") }
    ) throws(WorldProcessError) {
        own = try AppHost(application, program: program, given: worlds, options: options, warn: warn)
        var builds: [Build] = []
        for app in options.apps {
            let program = WorldProgram(executable: URL(filePath: app.program))
            builds.append(
                Build(name: app.name, processes: try AppHost.startProcesses(of: program, options: options, warn: warn)))
        }
        self.builds = builds
    }

    /// Returns the other builds, after all processes have sent their greeting. Throws if a process is unusable.
    func others() throws(WorldProcessError) -> [AvailableApp] {
        try own.greeting()
        var apps: [AvailableApp] = []
        for build in builds {
            guard let greeting = try build.processes.greeting() else { continue }
            let processes = build.processes
            apps.append(
                AvailableApp(name: build.name, program: greeting.program, version: greeting.version) {
                    processes.startError?.description
                })
        }
        return apps
    }

    /// All processes of the own app and of the other builds.
    var processes: [any AppProcesses] { [own.running].compactMap(\.self) + builds.map(\.processes) }

    /// Whether a crash of the own app ends this process.
    var sharesFate: Bool { own.worlds.sharesFate }

    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        guard let name = setup.configuration.app else {
            return own.worlds.make(setup, reading: reading, answered: answered)
        }
        guard let build = builds.first(where: { $0.name == name }) else {
            return LostWorld(.crashed(CrashReport(message: "this server does not have the app \"\(name)\"")))
        }
        return build.processes.make(setup, reading: reading, answered: answered)
    }

    /// Ends all processes.
    func stop() {
        own.stop()
        for build in builds { build.processes.stop() }
    }
}
