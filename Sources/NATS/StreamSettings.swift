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
