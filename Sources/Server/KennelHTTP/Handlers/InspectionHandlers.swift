import HTTPServer
import Sessions
import Wire

/// The endpoints that show details of a session's current state.
struct InspectionHandlers: EndpointGroup {
    let gateway: SessionGateway

    private var copies: SharedCopies { gateway.sessions.copies }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/sessions/{id}/requests/{q}", .init("Returns a request and its response in detail."),
                handler: showRequest),
            Endpoint(
                "GET", "/api/sessions/{id}/images/{q}", for: .viewers,
                .init("Returns the image that a request loaded.", response: .media(["image/*"])), handler: showImage),
            Endpoint(
                "GET", "/api/sessions/{id}/pictures/{name}", for: .viewers,
                .init("Returns a picture that the app draws.", response: .media(["image/*"])), handler: showPicture),
            Endpoint(
                "GET", "/api/sessions/{id}/views/{v}/layout", for: .viewers,
                .init("Returns how the layout of a view was computed."), handler: showLayout),
            Endpoint(
                "GET", "/api/sessions/{id}/schema",
                .init("Returns the JSON Schema of documents with the app's own components."), handler: showSchema),
        ]
    }

    private func showRequest(_ context: RequestContext) throws(ProblemDetails) {
        let request = try Self.request(of: context)
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access.session, for: context) { view throws(SnapshotFailure) in
                guard let exchange = try await view.requestDetails(request) else {
                    return context.reply.send(.unknownRequest(context.parameter("q")))
                }
                context.reply.send(json: exchange)
            }
        }
    }

    private func showImage(_ context: RequestContext) throws(ProblemDetails) {
        let request = try Self.request(of: context)
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access, for: context) { view throws(SnapshotFailure) in
                guard let image = try await view.image(request) else {
                    return context.reply.send(.unknownRequest(context.parameter("q")))
                }
                context.reply.send(response(with: image, as: .image(request), of: access.session))
            }
        }
    }

    private func showPicture(_ context: RequestContext) {
        let name = context.parameter("name")
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access, for: context) { view throws(SnapshotFailure) in
                guard let picture = try await view.picture(named: name) else {
                    return context.reply.send(.noPicture(name))
                }
                context.reply.send(response(with: picture, as: .picture(name), of: access.session))
            }
        }
    }

    private func showLayout(_ context: RequestContext) throws(ProblemDetails) {
        let name = context.parameter("v")
        guard let view = ViewID(name) else { throw .unknownView(name) }
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access, for: context, sharing: "layout \(name)") { shown throws(SnapshotFailure) in
                let owner = access.session.audience.owner
                let subject = SharedCopies.Subject.layout(.init(shown), view)
                if let copy = copies.copy(of: subject, owner: owner) { return context.reply.send(json: copy) }
                guard let layout = try await shown.layout(of: view) else {
                    return context.reply.send(.unknownView(name))
                }
                context.reply.send(json: copies.share(layout, as: subject, owner: owner))
            }
        }
    }

    /// Sends the schema of documents with the app's own types. Only the client in control gets it, because it runs code
    /// of the app.
    private func showSchema(_ context: RequestContext) {
        gateway.withDriver(of: context.session, for: context) { driver in
            gateway.read(driver.session, for: context) { view throws(SnapshotFailure) in
                guard let schema = try await view.documentSchema() else {
                    return context.reply.send(.unknownSession(context.session))
                }
                context.reply.send(json: schema)
            }
        }
    }

    private static func request(of context: RequestContext) throws(ProblemDetails) -> RequestID {
        let number = context.parameter("q")
        guard let request = RequestID(number) else { throw .unknownRequest(number) }
        return request
    }

    /// Returns the response for a picture. Its content never changes under its name, so all clients share one copy.
    private func response(
        with picture: Picture, as subject: SharedCopies.Subject, of running: ServedSession
    ) -> HTTPResponse {
        let owner = running.audience.owner
        let copy =
            copies.copy(of: subject, owner: owner) ?? copies.share(Array(picture.data), as: subject, owner: owner)
        return HTTPResponse(
            headers: [
                ("Content-Type", ImageType.acceptable(picture.type)),
                ("Cache-Control", "private, max-age=31536000, immutable"),
            ] + SecurityHeaders.foreign, shared: copy)
    }
}
