import HTTPServer
import JSON
import Sessions
import Wire

/// An error response as RFC 9457 defines it.
package struct ProblemDetails: Error, Sendable, Equatable {
    /// The HTTP status.
    package var status: Int
    /// The type of the problem: the last part of its `type` URN.
    package var kind: String
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

    /// The type of the problem that a parked session causes; a retry rebuilds the session and succeeds.
    private static let putAsideKind = "put-aside"

    /// Whether the request had no effect and is to be retried after the session was looked up again.
    var isOfWhoeverCameTooLate: Bool { [Self.elsewhere, Self.putAsideKind].contains(kind) }

    /// The session was parked before it could answer.
    static func putAside(_ detail: String) -> ProblemDetails {
        ProblemDetails(503, putAsideKind, "The session went to sleep", detail).with("Retry-After", "1")
    }

    init(_ status: Int, _ kind: String, _ title: String, _ detail: String) {
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
    func with(_ name: String, _ value: String) -> ProblemDetails {
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
        writer.string("urn:kennel:problem:\(kind)")
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
        ProblemDetails(400, "malformed", "The request does not say what it must", detail)
    }

    static func notJSON(_ error: JSONSyntaxError) -> ProblemDetails {
        var problem =
            switch error.reason {
            case .tooManyValues:
                ProblemDetails(413, "too-many-values", "The body has too many values", "The body has \(error.message).")
            case .syntax, .notUTF8, .duplicateKey, .numberTooLarge, .tooDeep, .tooLarge, .collidingNames:
                ProblemDetails(400, "not-json", "The body is not acceptable JSON", error.message)
            }
        problem.place = (error.line, error.column)
        return problem
    }

    static func forbidden(_ detail: String) -> ProblemDetails {
        ProblemDetails(403, "forbidden", "This request is not accepted from there", detail)
    }

    static func unconfirmedBackend(_ origin: WebOrigin) -> ProblemDetails {
        var problem = ProblemDetails(
            403, "unconfirmed-backend", "This backend is not allowed",
            "Requests to \(origin) need approval: POST /api/backends, or --bff \(origin).")
        problem.origin = origin.description
        return problem
    }

    static func unknownBackend(_ origin: WebOrigin) -> ProblemDetails {
        ProblemDetails(404, "unknown-backend", "This backend is not allowed", "\(origin) is not on the list.")
    }

    static func viewOnly() -> ProblemDetails {
        ProblemDetails(403, "view-only", "This link is view-only", "Use the session's own id to change it.")
    }

    static func unknownSession(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, "unknown-session", "There is no such session", "Session \"\(id.prefix(64))\" has ended or never was.")
    }

    static func unknownComparison(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, "unknown-comparison", "There is no such comparison",
            "Comparison \"\(id.prefix(64))\" never was, or one of its sessions is gone.")
    }

    static func unknownApp(_ name: String, known: [String]) -> ProblemDetails {
        let others = known.isEmpty ? "only its own" : known.map { "\"\($0)\"" }.joined(separator: ", ")
        return ProblemDetails(
            404, "unknown-app", "There is no such app",
            "The app \"\(name.prefix(64))\" is not here; this server has \(others).")
    }

    static func noDocument() -> ProblemDetails {
        ProblemDetails(
            404, "no-document", "The screen has no text", "This session's screen was not made of a text given to it.")
    }

    static func noPicture(_ name: String) -> ProblemDetails {
        ProblemDetails(
            404, "no-picture", "There is no such picture", "The app registered no picture \"\(name.prefix(64))\".")
    }

    static func unknownRequest(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, "unknown-request", "There is no such request",
            "Request \"\(id.prefix(32))\" was never sent, or its response is no longer recorded.")
    }

    static func unknownView(_ id: String) -> ProblemDetails {
        ProblemDetails(
            404, "unknown-view", "There is no such view", "View \"\(id.prefix(32))\" has left the screen or never was.")
    }

    static func unknownRoute(_ path: String) -> ProblemDetails {
        ProblemDetails(404, "unknown-route", "There is nothing here", "Nothing is served at \"\(path.prefix(200))\".")
    }

    static func wrongMethod(_ method: String, allowed: [String]) -> ProblemDetails {
        ProblemDetails(
            405, "wrong-method", "This cannot be done here",
            "\(method.prefix(20)) is not answered here; \(allowed.joined(separator: ", ")) would be."
        ).with("Allow", allowed.joined(separator: ", "))
    }

    static func tooLarge(_ limit: Int) -> ProblemDetails {
        ProblemDetails(413, "too-large", "The body is too large", "At most \(limit) bytes are read.")
    }

    static func wrongContentType(_ type: String?) -> ProblemDetails {
        ProblemDetails(
            415, "wrong-content-type", "The body must be JSON",
            "Send it as application/json, not \(type.map { "\($0.prefix(80))" } ?? "without a content type").")
    }

    static func notAnswering(sessions: Int) -> ProblemDetails {
        ProblemDetails(
            503, "not-answering", "Sessions do not answer",
            "The app's code does not come back in \(sessions) of the sessions."
        ).with("Retry-After", "10")
    }

    static func noStep(_ step: some CustomStringConvertible, of count: Int? = nil) -> ProblemDetails {
        ProblemDetails(
            404, "no-such-step", "There is no such step",
            count.map { "There is no step \(step): steps are 1 to \($0)." }
                ?? "\"\(step.description.prefix(32))\" is no number of a step.")
    }
}
