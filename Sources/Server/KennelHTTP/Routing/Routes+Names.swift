import HTTPServer
import JSON
import Sessions

/// Names of sessions and recordings.
extension Routes {
    /// Sets a session's name from `{"name":"…"}`, or removes it if the value is null, and sends the new name. The
    /// session is not rebuilt.
    func renameSession(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        guard let value = body.members["name"] else {
            throw ProblemDetails.malformed("\"name\" is missing.").at("/name")
        }
        var name: String?
        if !value.isNull {
            name = SessionNames.name(try body.string("name"))
            guard name != nil else {
                throw ProblemDetails.malformed(
                    "\"name\" must be one line of 1 to \(SessionNames.longest) bytes, or null."
                ).at("/name")
            }
        }
        sessions.readers.run { [self, name] in
            do throws(ArchiveError) {
                guard let watch = try sessions.viewerID(of: id) else { return refuse(.unknownSession(id), reply) }
                answer(name, of: watch.rawValue, reply)
            } catch {
                refuse(error.problem, reply)
            }
        }
    }

    private func answer(_ name: String?, of watch: String, _ reply: any Answering) {
        do {
            try names.set(name, of: watch)
        } catch is TooManyNames {
            return refuse(
                ProblemDetails(
                    409, kind: "too-many-names", title: "There are too many names",
                    detail: "At most \(SessionNames.mostNames) sessions have a name; delete sessions first."), reply)
        } catch {
            return refuse(ArchiveError.notRecorded(reason: "\(error)").problem, reply)
        }
        var json = JSONWriter(reserving: 160)
        json.beginObject()
        json.key("name")
        if let name { json.string(name) } else { json.null() }
        json.endObject()
        reply.send(json: json.bytes)
    }
}
