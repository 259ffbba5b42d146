import KennelHTTP
import Sessions
import WorldProcess

/// Replaces the app's build while sockets, streams and requests stay open.
extension Service {
    /// Runs another build of the app, reloads all sessions in it, and returns the results. Blocks. If the build does
    /// not run, throws and changes nothing.
    @available(*, noasync)
    func replaceApp(with build: AppBuild) throws -> [ReloadedSession] {
        let next = try apps.own.start(build.program)
        let described: Backend?
        do {
            described = backend == nil ? nil : try build.backend()
        } catch {
            next.stop()
            throw error
        }
        let former = apps.own.replace(with: next)
        if let backend {
            backend.serve(described ?? Backend(answers: [:]))
            let url = backend.url.absoluteString
            catalogue.begin(anewWith: (described?.screens ?? []).map { $0.availableScreen(at: url) })
        } else {
            catalogue.begin(anewWith: [])
        }
        players.forgetAll()
        interface.stopSweeps()  // A sweep across two builds would report about neither of them.
        let renewed = sessions.directory.reloadAll(width: 2) { $0.app == nil }
        former?.stop()
        for running in sessions.directory.all {
            running.session.synchronize { [catalogue] in await catalogue.learn(from: $0) }
        }
        return renewed
    }
}
