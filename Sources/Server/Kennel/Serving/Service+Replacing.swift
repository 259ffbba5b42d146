import KennelHTTP
import Sessions
import WorldProcess

/// Another build of the app, under the same sockets, streams and requests.
extension Service {
    /// Has another build of the app run from now on, and makes all sessions anew in it; tells what became of each.
    /// Waits, and so is for threads that may wait. Throws when the build does not run, and all is as it was then.
    func replaceApp(with build: AppBuild) throws -> [RenewedSession] {
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
            catalogue.begin(anewWith: (described?.screens ?? []).map { $0.offered(at: url) })
        } else {
            catalogue.begin(anewWith: [])
        }
        players.forgetAll()
        routes.stopSweeps()  // half of one in each build would be a report about neither
        let renewed = sessions.directory.renewAll(width: 2) { $0.app == nil }
        former?.stop()
        for running in sessions.directory.all {
            running.session.synchronize { [catalogue] in await catalogue.learn(from: $0) }
        }
        return renewed
    }
}
