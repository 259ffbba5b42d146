import Foundation
public import HeadlessUIKit
import KennelHTTP
import WorldProcess

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Serves an app until the process is asked to end. The whole `main.swift` of an app is
///
///     import Kennel
///
///     Kennel.run(AppDelegate.init)
///
/// Every session gets a delegate of its own and launches it as iOS would. `arguments` are those of `kennel serve`; a
/// `backend` is served on a port of its own and is where sessions start, unless `--bff` names another; it is made only
/// by a process that serves. The program is also started by its own server, to run apps; it does nothing else then,
/// whatever the `arguments` say.
///
/// Every session has a process of its own, so that static variables are a session's own. It is forked from one that has
/// started no thread, so nothing may start one before this call. An app that has no static variables and thousands of
/// sessions asks for `isolation: .shared`.
@preconcurrency
public func run(
    _ application: @escaping @Sendable () -> any UIApplicationDelegate, backend: @autoclosure () -> Backend? = nil,
    isolation: Isolation = .session, arguments: [String] = CommandLine.arguments
) -> Never {
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "kennel"
    let command: Command
    do {
        let own = CommandLine.arguments.dropFirst()
        command = try Command(
            parsing: Array(own.first.map(Command.isForServers) == true ? own : arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment, installed: .here(program: program))
    } catch {
        complain("\(program): \(error)\nTry \"\(program) --help\".")
        exit(UsageError.exitCode)
    }
    if command.needsFonts { openFonts(program) }
    switch command {
    case .help:
        print(Command.usage(program: program))
    case .new(let path):
        writeNewPackage(at: path, program: program)
    case .importing(let arguments):
        do {
            exit(try ImporterProgram(beside: Bundle.main.executableURL).run(arguments))
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .package(let options):
        do {
            let packager = try Packager(product: program, options)
            for file in try packager.run({
                print($0)
                fflush(nil)
            }) { print(file.path) }
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .backup(let options):
        do {
            complain(try Keeping(options: options, program: program).backUp())
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .check(let options):
        do {
            let found = try Keeping(options: options, program: program).check()
            for line in found.lines { print(line) }
            if !found.isWhole { exit(EXIT_FAILURE) }
        } catch {
            complain("\(program): \(error)")
            exit(Playing.unreadableCode)
        }
    case .token(let options):
        do {
            try options.run(
                program: program,
                print: {
                    print($0)
                    fflush(nil)
                }, tell: { complain($0) })
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .version:
        print("\(program) \(release)")
    case .replay(let options):
        let settled = options.settled(for: isolation)
        let playing = Playing(command: "replay", application: application, options: settled) { print($0) }
        Task { exit(await playing.replay()) }
        while true { pause() }
    case .compare(let options):
        let settled = options.settled(for: isolation)
        let playing = Playing(command: "compare", application: application, options: settled.replaying) { print($0) }
        Task { exit(await playing.compare(settled.sides)) }
        while true { pause() }
    case .export(let options):
        let exporting = ExportingFile(
            application: application, options: options.settled(for: isolation),
            tell: { print($0, terminator: "") }, complain: { complain("\(program): \($0)") })
        Task { exit(await exporting.run()) }
        while true { pause() }
    case .sweep(let options):
        let settled = options.settled(for: isolation)
        let playing = Playing(command: "sweep", application: application, options: settled.replay) { print($0) }
        Task { exit(await playing.sweep(settled)) }
        while true { pause() }
    case .world(let marker, let memory):
        do {
            var loop = try WorldLoop(application, marker: marker, memory: memory, version: version)
            loop.run()
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .backend:
        do {
            try AppBuild.describe(backend())
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .develop(let options):
        do {
            guard let own = Bundle.main.executableURL else { throw UsageError("this program is not to be found") }
            var workshop = try Workshop(product: program)
            let first = AppBuild(try workshop.copy(own))
            workshop.keep()
            let settled = options.settled(for: isolation)
            serve(settled, application, backend(), program, first.program) { [workshop] service in
                Thread.detachNewThread {
                    var supervisor = Supervisor(service, workshop: workshop)
                    supervisor.run()
                }
            }
        } catch {
            complain("\(program): \(error)")
            exit(EXIT_FAILURE)
        }
    case .serve(let options):
        serve(options.settled(for: isolation), application, backend(), program, .own)
    case .nursery(let folder, let memory):
        var loop = NurseryLoop(application, folder: folder, memory: memory, version: version)
        loop.run()
    }
    exit(EXIT_SUCCESS)
}

/// Before a nursery forks, so that all its children share them.
private func openFonts(_ program: String) {
    do {
        try DeviceFonts.open()
    } catch {
        complain("\(program): \(error)")
        exit(EXIT_FAILURE)
    }
}

private func writeNewPackage(at path: String, program: String) {
    do {
        let folder = try NewPackage(at: path).write()
        let place = path.contains(where: \.isWhitespace) ? "'\(path)'" : path
        print(
            """
            \(folder.path) is written. Next:

                swift test --package-path \(place)
                swift run --package-path \(place)
            """)
    } catch {
        complain("\(program): \(error)")
        exit(EXIT_FAILURE)
    }
}

private func serve(
    _ options: Options, _ application: @escaping @Sendable () -> any UIApplicationDelegate, _ backend: Backend?,
    _ program: String, _ worldProgram: WorldProgram, serving: (Service) -> Void = { _ in }
) {
    yieldToOwnThreads()
    let manager = ServiceManager()
    var signals = Signals(reloads: manager.isThere || options.isReloaded)
    if !options.allowsCoreDumps { ProcessSetup.forbidCoreDumps() }
    FreeMemory.returnLargeBlocksAtOnce()
    let options = withinDescriptors(options, program)
    let service: Service
    do {
        service = try Service(
            options, application: application, backend: backend, program: program, worldProgram: worldProgram
        ) { address in
            print("A further browser gets in at \(address)")
            fflush(nil)
        }
    } catch {
        complain("\(program): \(error)")
        exit(EXIT_FAILURE)
    }
    print("Kennel is at \(service.address)")
    if ClientReach(listeningOn: options.host) == .beyond {
        let advice =
            options.certificate == nil
            ? ", and nothing is encrypted on the way. Give it a certificate with --tls-cert and --tls-key, or put a proxy "
                + "with TLS in front" : ""
        complain(
            "\(program): \(options.host) is reached from other machines\(advice). The address above is good for one browser; "
                + "the next one is printed then.")
    }
    fflush(nil)
    // An app that hangs is no reason to start anew: its process is ended by itself. Sessions that cannot even be looked
    // at are.
    manager.tellReady { _ = service.routes.hangingSessions }
    serving(service)
    while case .reload = signals.wait() { service.reload() }
    signals.release()
    manager.tellStopping()
    service.stop()
}

/// The options with no more connections than the process may have files open. What that lowers is told.
private func withinDescriptors(_ options: Options, _ program: String) -> Options {
    let asked = options.maximumConnections
    let processes = options.worldCount == .each ? options.maximumSessions : 0
    guard let descriptors = ProcessSetup.allowDescriptors(forConnections: asked, processes: processes)
    else { return options }
    let allowed = ProcessSetup.connections(asked, ofDescriptors: descriptors)
    guard allowed < asked else { return options }
    complain(
        "\(program): --connections is lowered from \(asked) to \(allowed), because the process may open \(descriptors) files; "
            + "raise that limit (ulimit -n, LimitNOFILE=)")
    var options = options
    options.maximumConnections = allowed
    return options
}

/// Every input passes between threads. One that was woken need not take the processor from the one that woke it, which
/// may have more to hand over: where they share a core, they take turns over many inputs instead of each one.
private func yieldToOwnThreads() {
    #if os(Linux)
        let batch: Int32 = 3  // SCHED_BATCH, a macro that Swift does not import
        var parameters = sched_param()
        sched_setscheduler(0, batch, &parameters)  // threads started from now on inherit it
    #endif
}
