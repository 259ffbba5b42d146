/// How a stream keeps messages.
package struct StreamSettings: Sendable {
    /// Its name: letters, digits, `_` and `-`.
    package let name: String
    /// The subjects of which it keeps the messages, with `*` and `>`.
    package let subjects: [String]
    /// How many messages of one subject are kept, the last ones; nil is all.
    package var perSubject: Int?
    /// On how many servers it is kept.
    package var replicas = 1

    /// A stream that keeps everything.
    package init(name: String, subjects: [String]) {
        self.name = name
        self.subjects = subjects
    }
}

/// How full a stream is.
package struct StreamState: Sendable, Equatable {
    /// How many messages it has.
    package let messages: Int
    /// The bytes that they take.
    package let bytes: Int
}

/// Which of a stream's servers leads: it takes all appends, and the others have them of it.
package struct StreamLeading: Sendable, Equatable {
    /// The stream's name.
    package let stream: String
    /// The server's name; nil while they choose one.
    package let leader: String?
    /// The others that are there and have all that the leader has.
    package let others: [String]

    /// What NATS tells, or a test.
    package init(stream: String, leader: String?, others: [String]) {
        self.stream = stream
        self.leader = leader
        self.others = others
    }
}
