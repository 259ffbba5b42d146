import Fetching
import HTTPServer
import JSON
import SessionRuntime

/// Which backends are asked, and a person's word that another may be.
extension Routes {
    /// Answers `{"others":"refused" | "confirmed" | "accepted","backends":["http://…", …]}`.
    func listBackends(_ reply: any Answering) {
        var writer = JSONWriter(reserving: 160)
        writer.beginObject()
        writer.key("others")
        writer.string(opener.allowed.others.name)
        writer.key("backends")
        writer.beginArray()
        for (origin, _) in opener.allowed.origins { writer.string(origin.description) }
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
        let verdict: AllowedBackends.Verdict
        do {
            verdict = try opener.allowed.confirm(address.origin)
        } catch {
            throw .notRecorded("\(error)")
        }
        switch verdict {
        case .allowed: finish(nil, reply)
        case .unconfirmed: throw .unconfirmedBackend(address.origin)
        case .refused(let reason): throw ProblemDetails.forbidden(reason).at("/origin")
        }
    }
}

extension AllowedBackends.Others {
    /// What the list says of backends that are not on it.
    fileprivate var name: String {
        switch self {
        case .refused: "refused"
        case .askedAbout: "confirmed"
        case .accepted: "accepted"
        }
    }
}
