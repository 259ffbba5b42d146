import Foundation
import Glibc
import KennelHTTP
import WorldProcess

/// Serves an app until the process is asked to end: `kennel serve` and `kennel dev`.
struct AppServer {
    private let options: Options
    private let program: AppProgram

    init(options: Options, program: AppProgram) {
        self.options = options.settled(for: program.isolation)
        self.program = program
    }

    /// Serves the app. Blocks until the server has stopped.
    ///
    /// - Parameters:
    ///   - worldProgram: The program that app processes run.
    ///   - serving: Called once the server is ready.
    @available(*, noasync)
    func serve(_ worldProgram: WorldProgram, serving: (Service) -> Void = { _ in }) throws {
        Self.yieldToOwnThreads()
        let manager = ServiceManager()
        var signals = Signals(reloads: manager.isThere || options.isReloaded)
        if !options.allowsCoreDumps { ProcessSetup.forbidCoreDumps() }
        FreeMemory.returnLargeBlocksAtOnce()
        let service = try Service(
            optionsWithinDescriptors(), application: program.application, backend: program.backend(),
            program: program.name, worldProgram: worldProgram
        ) { address in
            AppProgram.print("The link for another browser is \(address)")
        }
        AppProgram.print("Kennel is at \(service.address)")
        warnOfOtherMachines()
        // A hanging app is not reported to the watchdog, because only the app's own process has to be replaced. The
        // watchdog restarts the server if this query itself does not return.
        manager.tellReady { _ = service.interface.hangingSessions }
        serving(service)
        while case .reload = signals.wait() { service.reload() }
        signals.release()
        manager.tellStopping()
        service.stop()
    }

    /// Serves the app of the running program, which the package in a folder builds, and replaces the app after each
    /// build. Blocks until the server has stopped.
    @available(*, noasync)
    func develop(in folder: URL) throws {
        guard let own = Bundle.main.executableURL else { throw UsageError("the file of this program was not found") }
        var workshop = Workshop(folder: folder, product: program.name)
        let first = AppBuild(try workshop.copy(own))
        workshop.commitCopy()
        try serve(first.program) { [workshop] service in
            Thread.detachNewThread {
                var supervisor = Supervisor(service, workshop: workshop)
                supervisor.run()
            }
        }
    }

    private func warnOfOtherMachines() {
        guard ClientReach(listeningOn: options.host) == .beyond else { return }
        let advice =
            options.certificate == nil
            ? ", and the connection is not encrypted. Set a certificate with --tls-cert and --tls-key, or use a proxy "
                + "with TLS" : ""
        program.complain(
            "other machines can reach \(options.host)\(advice). The link above works in one browser; "
                + "the server then prints the next one.")
    }

    /// Returns the options with at most as many connections as the process may have open files. Prints a line if it
    /// reduces the number.
    private func optionsWithinDescriptors() -> Options {
        let asked = options.maximumConnections
        let processes = options.worldCount == .each ? options.maximumSessions : 0
        guard let descriptors = ProcessSetup.allowDescriptors(forConnections: asked, processes: processes)
        else { return options }
        let allowed = ProcessSetup.connections(asked, ofDescriptors: descriptors)
        guard allowed < asked else { return options }
        program.complain(
            "--connections was reduced from \(asked) to \(allowed), because the process may open \(descriptors) files; "
                + "raise this limit (ulimit -n, LimitNOFILE=)")
        var options = options
        options.maximumConnections = allowed
        return options
    }

    /// Schedules this process's threads as a batch (SCHED_BATCH).
    ///
    /// Every input passes between threads. With batch scheduling a woken thread does not preempt the one that woke it,
    /// so that threads on one core do not alternate at every input.
    private static func yieldToOwnThreads() {
        let batch: Int32 = 3  // The value of SCHED_BATCH, a macro that Swift does not import.
        var parameters = sched_param()
        sched_setscheduler(0, batch, &parameters)  // Threads that start later inherit the policy.
    }
}
