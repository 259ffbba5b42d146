/// The answer of the sample backend to one request. It is a description without behaviour.
public struct SampleAnswer: Sendable, Equatable {
    /// The way in which an answer ends.
    public enum Ending: Sendable, Equatable {
        /// The answer is complete.
        case complete
        /// The connection is closed before the first byte.
        case hangUp
        /// Nothing is ever sent.
        case silence
        /// The body is sent repeatedly without end.
        case endless
    }

    /// The HTTP status code.
    public var status: Int
    /// The header fields in the order in which they are sent.
    public var headers: [[String]]
    /// The bytes of the body.
    public var body: [UInt8]
    /// The delay before the answer.
    public var delay: Duration
    /// The way in which the answer ends.
    public var ending: Ending

    init(_ text: String, type: String = "application/json", status: Int = 200, after delay: Duration = .zero) {
        self.init(Array(text.utf8), type: type, status: status, after: delay)
    }

    init(_ document: Document, status: Int = 200, after delay: Duration = .zero) {
        self.init(document.json, type: "application/json", status: status, after: delay)
    }

    private init(_ body: [UInt8], type: String, status: Int, after delay: Duration) {
        self.status = status
        self.headers = [["Content-Type", type]]
        self.body = body
        self.delay = delay
        self.ending = .complete
    }

    /// Returns an error response.
    static func failure(_ status: Int, _ reason: String, after delay: Duration = .zero) -> SampleAnswer {
        SampleAnswer(["error": .string(reason)], status: status, after: delay)
    }

    static func redirect(to path: String) -> SampleAnswer {
        var answer = SampleAnswer("", type: "text/plain", status: 302)
        answer.headers.append(["Location", path])
        return answer
    }

    static func ending(_ ending: Ending, _ text: String = "") -> SampleAnswer {
        var answer = SampleAnswer(text)
        answer.ending = ending
        return answer
    }
}
