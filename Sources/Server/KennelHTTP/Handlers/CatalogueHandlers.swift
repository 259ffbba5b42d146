import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoints about what can be opened: apps, controllers, screens and backends.
struct CatalogueHandlers: EndpointGroup {
    let catalogue: Catalogue
    let backends: any BackendPolicy
    let directory: SessionDirectory<SessionBroadcast>
    let bodies: RequestBodies

    var endpoints: [Endpoint] {
        let app = EndpointDocumentation.QueryParameter(
            name: "app", summary: "The name of an app; the server's own if absent or empty.")
        return [
            Endpoint("GET", "/api/apps", .init("Lists the apps in which sessions are opened."), handler: listApps),
            Endpoint(
                "GET", "/api/controllers", .init("Lists the navigation controllers of an app.", query: [app]),
                handler: listControllers),
            Endpoint(
                "GET", "/api/screens", .init("Lists the screens of the server's backend.", query: [app]),
                handler: listScreens),
            Endpoint(
                "GET", "/api/schema", .init("Returns the JSON Schema of Beagle documents."), handler: showSchema),
            Endpoint("GET", "/api/backends", .init("Lists the allowed backends."), handler: listBackends),
            Endpoint(
                "POST", "/api/backends", .init("Confirms a backend.", body: .json, response: .noContent),
                handler: confirmBackend),
            Endpoint(
                "DELETE", "/api/backends",
                .init(
                    "Revokes the confirmation of a backend.",
                    query: [.init(name: "origin", summary: "The backend's scheme, host and port.")],
                    response: .noContent), handler: forgetBackend),
        ]
    }

    private func listApps(_ context: RequestContext) { context.reply.send(json: catalogue.apps) }

    private func showSchema(_ context: RequestContext) { context.reply.send(json: catalogue.schema) }

    /// Sends the controllers of an app. If a session of the app is being opened, waits for its list.
    private func listControllers(_ context: RequestContext) throws(ProblemDetails) {
        let app = try app(of: context.request)
        guard !catalogue.knows(app), let running = directory.all.first(where: { $0.configuration.app == app })
        else { return context.reply.send(json: catalogue.controllers(of: app)) }
        running.session.synchronize { view in
            await catalogue.learn(from: view)
            context.reply.send(json: catalogue.controllers(of: app))
        }
    }

    /// Sends the backend's screens, which all apps share.
    private func listScreens(_ context: RequestContext) throws(ProblemDetails) {
        _ = try app(of: context.request)
        context.reply.send(json: catalogue.screens)
    }

    /// Returns the app whose list is requested; nil for the server's own.
    private func app(of request: HTTPRequest) throws(ProblemDetails) -> String? {
        guard let name = request.query("app"), !name.isEmpty else { return nil }
        return try catalogue.others.checked(name)
    }

    // MARK: - Backends

    /// Sends `{"others":"refused" | "confirmed" | "accepted","backends":["http://…", …],"confirmed":["http://…", …]}`:
    /// all allowed backends, and those among them that users confirmed.
    private func listBackends(_ context: RequestContext) {
        var writer = JSONWriter(reserving: 160)
        writer.beginObject()
        writer.key("others")
        writer.string(backends.others.name)
        writer.key("backends")
        writer.beginArray()
        for (origin, _) in backends.origins { writer.string(origin.description) }
        writer.endArray()
        writer.key("confirmed")
        writer.beginArray()
        for origin in backends.confirmed { writer.string(origin.description) }
        writer.endArray()
        writer.endObject()
        context.reply.send(json: writer.bytes)
    }

    /// Accepts `{"origin":"http://…"}` and allows the backend. The confirmation is stored if sessions are recorded on
    /// disk.
    private func confirmBackend(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        guard let address = BackendAddress(try body.string("origin")), address.isBare else {
            throw ProblemDetails.malformed("\"origin\" must be http:// or https://, a host and an optional port.")
                .at("/origin")
        }
        let verdict: BackendPermission
        do {
            verdict = try backends.confirm(address.origin)
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        switch verdict {
        case .allowed: context.finish()
        case .unconfirmed: throw .unconfirmedBackend(address.origin)
        case .refused(let reason): throw ProblemDetails.forbidden(reason).at("/origin")
        }
    }

    /// Revokes a confirmation, also for running sessions. Sends 404 if the backend was not confirmed.
    private func forgetBackend(_ context: RequestContext) throws(ProblemDetails) {
        guard let address = context.request.query("origin").flatMap({ BackendAddress($0) }), address.isBare else {
            throw ProblemDetails.malformed("?origin= must be http:// or https://, a host and an optional port.")
        }
        let wasConfirmed: Bool
        do {
            wasConfirmed = try backends.forget(address.origin)
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        guard wasConfirmed else { throw .unknownBackend(address.origin) }
        context.finish()
    }
}

extension OtherBackends {
    /// The JSON value for the treatment of backends that are not on the list.
    fileprivate var name: String {
        switch self {
        case .refused: "refused"
        case .askedAbout: "confirmed"
        case .accepted: "accepted"
        }
    }
}
