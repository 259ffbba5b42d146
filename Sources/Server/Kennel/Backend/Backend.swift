/// A backend for frontend (BFF) described as data, which the server itself serves over HTTP on a loopback port.
///
/// It is meant for samples and demonstrations. A session's first request to a path gets the path's first answer, the
/// second request the second answer, and so on. The last answer is repeated.
public struct Backend: Sendable {
    /// The way in which an answer ends.
    public enum Ending: Sendable {
        /// The answer ends with its last byte.
        case complete
        /// The connection is closed before the first byte.
        case hangUp
        /// Nothing is sent and the connection stays open.
        case silence
        /// The body is sent repeatedly without an end.
        case endless
    }

    /// The answer to one request.
    public struct Answer: Sendable {
        /// The HTTP status.
        public var status: Int
        /// The header fields.
        public var headers: [(name: String, value: String)]
        /// The body.
        public var body: [UInt8]
        /// The delay before the answer is sent.
        public var delay: Duration
        /// The way in which the answer ends.
        public var ending: Ending

        /// Creates an answer.
        public init(
            status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
            delay: Duration = .zero,
            ending: Ending = .complete
        ) {
            self.status = status
            self.headers = headers
            self.body = body
            self.delay = delay
            self.ending = ending
        }
    }

    /// A screen that the page lists for opening.
    public struct Screen: Sendable {
        /// The path or URL to open.
        public var path: String
        /// The title of the screen in the list.
        public var title: String
        /// A description of the screen.
        public var note: String
        /// The heading under which the screen is listed.
        public var group: String
        /// The description in other languages, by language code such as `pt`.
        public var notes: [String: String]

        /// Creates an entry of the list.
        public init(
            path: String, title: String, note: String = "", group: String, notes: [String: String] = [:]
        ) {
            self.path = path
            self.title = title
            self.note = note
            self.group = group
            self.notes = notes
        }
    }

    /// The answers by path, in the order in which they are sent.
    public var answers: [String: [Answer]]
    /// The screens that the page lists.
    public var screens: [Screen]

    /// Creates a backend.
    public init(answers: [String: [Answer]], screens: [Screen] = []) {
        self.answers = answers
        self.screens = screens
    }
}
