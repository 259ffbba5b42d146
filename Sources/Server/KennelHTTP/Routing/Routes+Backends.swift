import HTTPServer
import JSON
import Sessions
import Wire

/// Which backends are asked, and a person's word that another may be.
extension Routes {
    /// Answers `{"others":"refused" | "confirmed" | "accepted","backends":["http://…", …],"confirmed":["http://…",
    /// …]}`: all that may be asked, and those among them that a person confirmed.
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

    /// Takes `{"origin":"http://…"}`, and remembers it where sessions are recorded.
    func confirmBackend(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        guard let address = BackendAddress(try body.string("origin")), address.isBare else {
            throw ProblemDetails.malformed("\"origin\" must be http:// or https://, a host and perhaps a port.")
                .at("/origin")
        }
        let verdict: BackendVerdict
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
    /// `DELETE /api/backends?origin=http://…` takes a person's word back: the backend is not asked again, by sessions
    /// that run either. 404 when nobody had confirmed it.
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
    /// What the list says of backends that are not on it.
    fileprivate var name: String {
        switch self {
        case .refused: "refused"
        case .askedAbout: "confirmed"
        case .accepted: "accepted"
        }
    }
}
