/// A backend for frontend described as data, which the server serves itself over real HTTP on a loopback port.
///
/// For samples and demonstrations: a path answers with the first of its answers to the first request of a session, with
/// the second to the second, and with the last one from then on.
public struct Backend: Sendable {
    /// How an answer ends.
    public enum Ending: Sendable {
        /// With its last byte.
        case complete
        /// The connection is closed before the first byte.
        case hangUp
        /// Nothing is sent.
        case silence
        /// The body is sent again and again.
        case endless
    }

    /// What one request is answered with.
    public struct Answer: Sendable {
        /// The HTTP status.
        public var status: Int
        /// Header fields.
        public var headers: [(name: String, value: String)]
        /// The bytes after the headers.
        public var body: [UInt8]
        /// How long it takes.
        public var delay: Duration
        /// How it ends.
        public var ending: Ending

        /// Describes an answer.
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

    /// A screen that is worth opening, as the page lists it.
    public struct Screen: Sendable {
        /// The path or URL to open.
        public var path: String
        /// Its name.
        public var title: String
        /// What to expect of it.
        public var note: String
        /// Under which heading it is listed.
        public var group: String
        /// The note in other languages, by their codes such as `pt`.
        public var notes: [String: String]

        /// Describes an entry of the list.
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

    /// The answers by path.
    public var answers: [String: [Answer]]
    /// The screens that the page lists.
    public var screens: [Screen]

    /// Describes a backend.
    public init(answers: [String: [Answer]], screens: [Screen] = []) {
        self.answers = answers
        self.screens = screens
    }
}
