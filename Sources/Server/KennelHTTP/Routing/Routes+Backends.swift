import HTTPServer
import JSON
import Sessions
import Wire

/// The allowed backends, and their confirmation by users.
extension Routes {
    /// Sends `{"others":"refused" | "confirmed" | "accepted","backends":["http://…", …],"confirmed":["http://…", …]}`:
    /// all allowed backends, and those among them that users confirmed.
    func listBackends(_ reply: any Answering) {
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
        reply.send(json: writer.bytes)
    }

    /// Accepts `{"origin":"http://…"}` and allows the backend. The confirmation is stored if sessions are recorded on
    /// disk.
    func confirmBackend(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        guard let address = BackendAddress(try body.string("origin")), address.isBare else {
            throw ProblemDetails.malformed("\"origin\" must be http:// or https://, a host and perhaps a port.")
                .at("/origin")
        }
        let verdict: BackendPermission
        do {
            verdict = try backends.confirm(address.origin)
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        switch verdict {
        case .allowed: finish(nil, reply)
        case .unconfirmed: throw .unconfirmedBackend(address.origin)
        case .refused(let reason): throw ProblemDetails.forbidden(reason).at("/origin")
        }
    }
}

extension Routes {
    /// Handles `DELETE /api/backends?origin=http://…`, which revokes a confirmation, also for running sessions.
    ///
    /// Sends 404 if the backend was not confirmed.
    func forgetBackend(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        guard let address = request.query("origin").flatMap({ BackendAddress($0) }), address.isBare else {
            throw ProblemDetails.malformed("?origin= must be http:// or https://, a host and perhaps a port.")
        }
        let wasConfirmed: Bool
        do {
            wasConfirmed = try backends.forget(address.origin)
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        guard wasConfirmed else { throw .unknownBackend(address.origin) }
        reply.send(HTTPResponse(status: 204, headers: SecurityHeaders.data, body: []))
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
