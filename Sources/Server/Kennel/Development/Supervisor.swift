import Foundation
import KennelHTTP
import WorldProcess

/// Keeps a package's newest good build running: watches its sources, builds them, and has the server move its sessions
/// to the new program.
///
/// The server stays, and with it all streams and all that is under way outside. What cannot be built, or does not run,
/// replaces nothing.
struct Supervisor {
    private let service: Service
    private var workshop: Workshop
    private var compiler: Compiler
    private var imported: ImportedSources?

    /// Supervises what serves the program that stands in the workshop.
    init(_ service: Service, workshop: Workshop) {
        self.service = service
        self.workshop = workshop
        compiler = Compiler(folder: workshop.folder)
        imported = ImportedSources(in: workshop.folder)
    }

    /// Builds at once and after each change, for ever.
    mutating func run() -> Never {
        var watch = imported.map { SourceWatch($0.watched) } ?? SourceWatch(workshop.folder)
        rebuild()
        while true {
            usleep(300_000)
            guard watch.hasChanged() else { continue }
            // An editor may still be saving; what comes during the build is seen after it.
            repeat { usleep(200_000) } while watch.hasChanged()
            rebuild()
        }
    }

    private mutating func rebuild() {
        service.builds.tell(BuildReport(state: .building))
        do {
            let builds = service.builds
            var told = Date.distantPast
            func tell(_ progress: BuildProgress) {
                // More often than once a second nobody reads it.
                guard -told.timeIntervalSinceNow >= 1 else { return }
                told = Date()
                builds.tell(BuildReport(state: .building, progress: progress))
            }
            try imported?.translate(progress: tell)
            takeOver(try compiler.build(workshop.product, progress: tell))
        } catch let failure as Compiler.Failure {
            service.builds.tell(BuildReport(state: .failed, errors: failure.errors(in: workshop.folder)))
            say("The build failed; what was built before goes on.")
        } catch {
            service.builds.tell(BuildReport(state: .failed, errors: [BuildError(message: "\(error)")]))
            say("\(error)")
        }
    }

    private mutating func takeOver(_ program: URL) {
        service.builds.tell(BuildReport(state: .ready))
        do {
            let renewed = try service.replaceApp(with: AppBuild(try workshop.copy(program)))
            workshop.keep()
            let stopped = renewed.compactMap { BuildReport.StoppedSession($0) }
            service.builds.tell(BuildReport(state: .serving, stopped: stopped))
            say("The new build runs, with \(renewed.count - stopped.count) of \(renewed.count) sessions.")
            for session in stopped {
                say("  \(session.screen ?? "The app") (/?watch=\(session.watch)) stopped: \(session.reason)")
            }
        } catch {
            let reason = Self.reason(error)
            say("The new build does not run (\(reason)); what was built before goes on.")
            service.builds.tell(BuildReport(state: .broken, errors: [BuildError(message: reason)]))
        }
    }

    /// This server is what was built first, and stays so.
    private static func reason(_ error: any Error) -> String {
        if case .otherProtocol? = error as? WorldProcessError { return "\(error), and start dev again" }
        return "\(error)"
    }

    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
