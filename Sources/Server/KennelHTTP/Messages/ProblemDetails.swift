import HTTPServer
import JSON
import Sessions
import Wire

/// An error response as RFC 9457 defines it.
package struct ProblemDetails: Error, Sendable, Equatable {
    /// The HTTP status.
    package var status: Int
    package var kind: ProblemKind
    /// The title of the type, the same for every problem of this type.
    package var title: String
    /// The description of this occurrence.
    package var detail: String
    /// The position in a JSON text, counted from 1.
    package var place: (line: Int, column: Int)?
    /// The line of a file, counted from 1.
    package var line: Int?
    /// The code of the mistake within the problem type, and the wrong word, which may be empty.
    package var reason: (code: String, word: String)?
    /// The JSON pointer to the wrong member.
    package var pointer: String?
    /// The backend that the user would have to confirm.
    package var origin: String?
    /// Additional header fields of the response, such as `Allow`.
    package var headers: Headers = []

    /// Whether the request had no effect and must be retried after looking up the session again.
    var hasMissedSession: Bool { kind == .elsewhere || kind == .putAside }

    /// Returns the problem that the session was parked before it could answer. A retry rebuilds the session and
    /// succeeds.
    static func putAside(_ detail: String) -> ProblemDetails {
        ProblemDetails(503, kind: .putAside, title: "The session was parked", detail: detail).withHeader(
            "Retry-After", value: "1")
    }

    init(_ status: Int, kind: ProblemKind, title: String, detail: String) {
        self.status = status
        self.kind = kind
        self.title = title
        self.detail = detail
    }

    /// Returns this problem with the JSON pointer of the wrong member.
    func at(_ pointer: String) -> ProblemDetails {
        var problem = self
        problem.pointer = pointer
        return problem
    }

    /// Returns this problem with one more header field.
    func withHeader(_ name: String, value: String) -> ProblemDetails {
        var problem = self
        problem.headers.append((name, value))
        return problem
    }

    /// The problem as one JSON object.
    package var json: [UInt8] {
        var writer = JSONWriter(reserving: 256)
        writer.beginObject()
        write(into: &writer)
        writer.endObject()
        return writer.bytes
    }

    /// Writes the members into an object that has other members too.
    func write(into writer: inout JSONWriter) {
        writer.key("type")
        writer.string(kind.urn)
        writer.key("title")
        writer.string(title)
        writer.key("status")
        writer.number(status)
        writer.key("detail")
        writer.string(detail)
        if let place {
            writer.key("line")
            writer.number(place.line)
            writer.key("column")
            writer.number(place.column)
        }
        if let line {
            writer.key("line")
            writer.number(line)
        }
        if let reason {
            writer.key("reason")
            writer.string(reason.code)
            if !reason.word.isEmpty {
                writer.key("word")
                writer.string(reason.word)
            }
        }
        if let origin {
            writer.key("origin")
            writer.string(origin)
        }
        if let pointer {
            writer.key("pointer")
            writer.string(pointer)
        }
    }

    package static func == (one: ProblemDetails, other: ProblemDetails) -> Bool {
        one.json == other.json
    }
}

extension ProblemDetails {
    static func malformed(_ detail: String) -> ProblemDetails {
        ProblemDetails(400, kind: .malformed, title: "The request is malformed", detail: detail)
    }

    static func notJSON(_ error: JSONSyntaxError) -> ProblemDetails {
        var problem =
            switch error.reason {
            case .tooManyValues:
                ProblemDetails(
                    413, kind: .tooManyValues, title: "The body has too many values",
                    detail: "The body has \(error.message).")
            case .syntax, .notUTF8, .duplicateKey, .numberTooLarge, .tooDeep, .tooLarge, .collidingNames:
                ProblemDetails(400, kind: .notJson, title: "The body is not valid JSON", detail: error.message)
            }
        problem.place = (error.line, error.column)
        return problem
    }

    static func forbidden(_ detail: String) -> ProblemDetails {
        ProblemDetails(403, kind: .forbidden, title: "The request is not allowed", detail: detail)
    }

    static func unconfirmedBackend(_ origin: WebOrigin) -> ProblemDetails {
        var problem = ProblemDetails(
            403, kind: .unconfirmedBackend, title: "This backend is not allowed",
            detail: "Requests to \(origin) need approval: POST /api/backends, or --bff \(origin).")
        problem.origin = origin.description
        return problem
    }

    static func unknownBackend(_ origin: WebOrigin) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownBackend, title: "This backend is not allowed", detail: "\(origin) was not confirmed.")
    }

    static func viewOnly() -> ProblemDetails {
        ProblemDetails(
            403, kind: .viewOnly, title: "This link is view-only",
            detail: "To change the session, use its id instead of its watch id.")
    }

    static func unknownSession(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownSession, title: "There is no such session",
            detail: "Session \"\(id.prefix(64))\" has ended or never existed.")
    }

    static func unknownComparison(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownComparison, title: "There is no such comparison",
            detail: "Comparison \"\(id.prefix(64))\" never existed, or one of its sessions has ended.")
    }

    static func unknownApp(_ name: String, known: [String]) -> ProblemDetails {
        let others = known.isEmpty ? "only its own" : known.map { "\"\($0)\"" }.joined(separator: ", ")
        return ProblemDetails(
            404, kind: .unknownApp, title: "There is no such app",
            detail: "This server has no app \"\(name.prefix(64))\"; it has \(others).")
    }

    static func noDocument() -> ProblemDetails {
        ProblemDetails(
            404, kind: .noDocument, title: "The screen has no document",
            detail: "The session was not opened with a JSON text.")
    }

    static func noPicture(_ name: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .noPicture, title: "There is no such picture",
            detail: "The app registered no picture \"\(name.prefix(64))\".")
    }

    static func unknownRequest(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownRequest, title: "There is no such request",
            detail: "Request \"\(id.prefix(32))\" was never sent, or its response is no longer recorded.")
    }

    static func unknownView(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownView, title: "There is no such view",
            detail: "View \"\(id.prefix(32))\" has left the screen or never existed.")
    }

    static func unknownRoute(_ path: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownRoute, title: "There is no such resource",
            detail: "Nothing is served at \"\(path.prefix(200))\".")
    }

    static func wrongMethod(_ method: String, allowed: [String]) -> ProblemDetails {
        ProblemDetails(
            405, kind: .wrongMethod, title: "The method is not allowed",
            detail: "\(method.prefix(20)) is not allowed for this path. Use \(allowed.joined(separator: " or "))."
        ).withHeader("Allow", value: allowed.joined(separator: ", "))
    }

    static func tooLarge(_ limit: Int) -> ProblemDetails {
        ProblemDetails(
            413, kind: .tooLarge, title: "The body is too large", detail: "The limit is \(limit) bytes.")
    }

    static func wrongContentType(_ type: String?) -> ProblemDetails {
        ProblemDetails(
            415, kind: .wrongContentType, title: "The body must be JSON",
            detail: "Send it as application/json, not \(type.map { "\($0.prefix(80))" } ?? "without a content type").")
    }

    static func notAnswering(sessions: Int) -> ProblemDetails {
        ProblemDetails(
            503, kind: .notAnswering, title: "Sessions do not respond",
            detail: "The app's code does not return in \(sessions) of the sessions."
        ).withHeader("Retry-After", value: "10")
    }

    static func noStep(_ step: some CustomStringConvertible, of count: Int? = nil) -> ProblemDetails {
        ProblemDetails(
            404, kind: .noSuchStep, title: "There is no such step",
            detail: count.map { "There is no step \(step): steps are 1 to \($0)." }
                ?? "\"\(step.description.prefix(32))\" is not the number of a step.")
    }
}
