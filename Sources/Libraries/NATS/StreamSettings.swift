/// The settings of a stream.
package struct StreamSettings: Sendable {
    /// The name: letters, digits, `_` and `-`.
    package let name: String
    /// The subjects whose messages are stored; may contain the wildcards `*` and `>`.
    package let subjects: [String]
    /// The maximum number of stored messages for each subject; older messages are dropped. Nil stores all.
    package var perSubject: Int?
    /// The number of servers that store the stream.
    package var replicas = 1

    /// Creates settings that store all messages.
    package init(name: String, subjects: [String]) {
        self.name = name
        self.subjects = subjects
    }
}

/// The size of a stream.
package struct StreamState: Sendable, Equatable {
    /// The number of messages.
    package let messages: Int
    /// The size in bytes.
    package let bytes: Int
}

/// The leader of a stream, which receives all appends and replicates them to the other servers.
package struct StreamLeading: Sendable, Equatable {
    /// The stream's name.
    package let stream: String
    /// The name of the leading server; nil during an election.
    package let leader: String?
    /// The other servers that are online and up to date.
    package let others: [String]

    package init(stream: String, leader: String?, others: [String]) {
        self.stream = stream
        self.leader = leader
        self.others = others
    }
}
