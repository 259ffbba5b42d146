import Foundation
import KennelHTTP
import WorldProcess

/// Keeps the newest working build of a package running. It watches the package's sources, builds them, and moves
/// sessions to the new program.
///
/// The server keeps running meanwhile, with all its streams and pending requests. A build that fails or does not run
/// replaces nothing.
struct Supervisor {
    private let service: Service
    private var workshop: Workshop
    private var builder: PackageBuilder

    /// Creates a supervisor for the server of the program in the workshop.
    init(_ service: Service, workshop: Workshop) {
        self.service = service
        self.workshop = workshop
        builder = PackageBuilder(folder: workshop.folder)
    }

    /// Builds immediately and after each change. Never returns.
    mutating func run() -> Never {
        var monitor = builder.monitor()
        while true {
            rebuild()
            monitor.waitForChange()  // Changes that are made during the build cause another build.
        }
    }

    private mutating func rebuild() {
        service.builds.send(BuildReport(state: .building))
        do {
            let builds = service.builds
            var told = Date.distantPast
            func reportProgress(_ progress: BuildProgress) {
                // Pages need at most one report a second.
                guard -told.timeIntervalSinceNow >= 1 else { return }
                told = Date()
                builds.send(BuildReport(state: .building, progress: progress))
            }
            takeOver(try builder.build(workshop.product, progress: reportProgress))
        } catch let failure as Compiler.Failure {
            service.builds.send(BuildReport(failedWith: failure.errors(in: workshop.folder)))
            printLine("The build failed. The previous build continues to run.")
        } catch {
            service.builds.send(BuildReport(failedWith: [BuildError(message: "\(error)")]))
            printLine("\(error)")
        }
    }

    private mutating func takeOver(_ program: URL) {
        service.builds.send(BuildReport(state: .ready))
        do {
            let renewed = try service.replaceApp(with: AppBuild(try workshop.copy(program)))
            workshop.commitCopy()
            let stopped = renewed.compactMap { BuildReport.StoppedSession($0) }
            service.builds.send(BuildReport(state: .serving, stopped: stopped))
            printLine("The new build runs \(renewed.count - stopped.count) of \(renewed.count) sessions.")
            for session in stopped {
                printLine("  \(session.screen ?? "The app") (/?watch=\(session.watch)) stopped: \(session.reason)")
            }
        } catch {
            let reason = Self.reason(error)
            printLine("The new build does not run (\(reason)). The previous build continues to run.")
            service.builds.send(BuildReport(state: .broken, errors: [BuildError(message: reason)]))
        }
    }

    /// Returns the description of an error. If the new build uses another protocol than this server, the description
    /// asks for a restart of `kennel dev`.
    private static func reason(_ error: any Error) -> String {
        if case .otherProtocol? = error as? WorldProcessError { return "\(error), and restart dev" }
        return "\(error)"
    }
}
