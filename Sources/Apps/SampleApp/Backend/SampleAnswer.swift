/// What the sample's backend does with one request. A description: nothing in it runs.
public struct SampleAnswer: Sendable, Equatable {
    /// How an answer ends.
    public enum Ending: Sendable, Equatable {
        /// With its last byte, as it should.
        case complete
        /// The connection is closed before a byte of the answer.
        case hangUp
        /// Nothing is ever sent.
        case silence
        /// The body is sent again and again.
        case endless
    }

    /// The HTTP status.
    public var status: Int
    /// Header fields in the order they are sent.
    public var headers: [[String]]
    /// The bytes after the headers.
    public var body: [UInt8]
    /// How long the backend thinks before it answers.
    public var delay: Duration
    /// How the answer ends.
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

    /// The refusal of a server in trouble.
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
