/// The name of a cluster, from which the names of its subjects and streams are made.
package struct ClusterName: Sendable, Equatable {
    /// The name: ASCII letters, digits, `-` and `_`.
    package let rawValue: String

    /// Creates a name; nil if it is not valid.
    package init?(_ name: String) {
        guard !name.isEmpty, name.utf8.count <= 32, Self.isToken(name) else { return nil }
        rawValue = name
    }

    private init(known name: String) {
        rawValue = name
    }

    /// The default name.
    package static let standard = ClusterName(known: "kennel")

    /// Returns whether a text is a valid part of a NATS subject.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || byte == 0x2d || byte == 0x5f
            }
    }

    /// The numbers of the streams. There are two streams of entries, and two of records.
    static let streams = 0..<2
    /// Returns the stream that is used while the stream with this number has no leader.
    static func other(than stream: Int) -> Int { (stream + 1) % streams.count }

    /// Returns the name of a stream of entries. The first one also contains the files of recordings.
    func entryStream(_ number: Int) -> String { "KENNEL-\(rawValue)-JOURNAL\(Self.mark(number, behind: "-"))" }
    /// Returns the name of a stream of session records, which keeps only the last message of each subject. The first
    /// one also contains the shared values.
    func recordStream(_ number: Int) -> String { "KENNEL-\(rawValue)-RECORDS\(Self.mark(number, behind: "-"))" }

    private static func mark(_ number: Int, behind text: String = "") -> String {
        number == 0 ? "" : "\(text)\(number + 1)"
    }

    func allEntries(in stream: Int) -> String { entries(of: "*", in: stream) }
    var allFiles: String { "kennel.\(rawValue).file.*" }
    func allRecords(in stream: Int) -> String { record(of: "*", in: stream) }
    func allWatches(in stream: Int) -> String { watch("*", in: stream) }
    var allShared: String { "kennel.\(rawValue).shared.*" }

    func entries(of session: String, in stream: Int) -> String {
        "kennel.\(rawValue).journal\(Self.mark(stream)).\(session)"
    }
    func file(of session: String) -> String { "kennel.\(rawValue).file.\(session)" }
    func record(of session: String, in stream: Int) -> String {
        "kennel.\(rawValue).record\(Self.mark(stream)).\(session)"
    }
    func watch(_ name: String, in stream: Int) -> String { "kennel.\(rawValue).watch\(Self.mark(stream)).\(name)" }
    func shared(_ name: String) -> String { "kennel.\(rawValue).shared.\(name)" }
    /// Returns the subject of requests to a node.
    func node(_ node: NodeID) -> String { "kennel.\(rawValue).node.\(node.rawValue)" }
    /// The subject on which nodes report that their connection was interrupted.
    var broken: String { "kennel.\(rawValue).broken" }
    /// The subject of heartbeats.
    var pulse: String { "kennel.\(rawValue).pulse" }
    /// The subject of clock times.
    var clock: String { "kennel.\(rawValue).clock" }
    /// The subject of deleted sessions.
    var deleted: String { "kennel.\(rawValue).deleted" }
}

/// The id of one run of one server of a cluster.
package struct NodeID: Sendable, Hashable, Codable {
    /// The id as letters and digits.
    package let rawValue: String

    /// Creates an id received from a node.
    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Decodes a JSON string.
    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes a JSON string.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// Returns a new unique id.
    static func random() -> NodeID {
        NodeID(String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt32.random(in: 0 ... .max), radix: 36))
    }
}
