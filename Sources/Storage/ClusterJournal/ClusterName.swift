/// A cluster's place on NATS servers that others may use too: its subjects and streams.
package struct ClusterName: Sendable, Equatable {
    /// The name itself: ASCII letters, digits, `-` and `_`.
    package let rawValue: String

    /// Nil where that is no name of a cluster.
    package init?(_ name: String) {
        guard !name.isEmpty, name.utf8.count <= 32, Self.isToken(name) else { return nil }
        rawValue = name
    }

    private init(known name: String) {
        rawValue = name
    }

    /// The name of a cluster to which nobody gave another one.
    package static let standard = ClusterName(known: "kennel")

    /// Whether a text can stand between two dots of a subject.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || byte == 0x2d || byte == 0x5f
            }
    }

    /// The numbers of the streams of entries, and of those of what is known of sessions.
    static let streams = 0..<2
    /// The stream that is used while this one has no leader.
    static func other(than stream: Int) -> Int { (stream + 1) % streams.count }

    /// A stream of entries, by its number; the first one has recordings' files too.
    func entryStream(_ number: Int) -> String { "KENNEL-\(rawValue)-JOURNAL\(Self.mark(number, behind: "-"))" }
    /// A stream of what is known of each session, the last word only, by its number; the first one has what all nodes
    /// share too.
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
    /// Where a node takes what others ask of it.
    func node(_ node: NodeID) -> String { "kennel.\(rawValue).node.\(node.rawValue)" }
    /// Where nodes tell that their connection was broken, and is there again.
    var broken: String { "kennel.\(rawValue).broken" }
    /// Where nodes tell that they are there.
    var pulse: String { "kennel.\(rawValue).pulse" }
    /// Where nodes tell what time it is.
    var clock: String { "kennel.\(rawValue).clock" }
    /// Where it is told which sessions were deleted.
    var deleted: String { "kennel.\(rawValue).deleted" }
}

/// One run of one server of a cluster.
package struct NodeID: Sendable, Hashable, Codable {
    /// Letters and digits.
    package let rawValue: String

    /// A name that a node told.
    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads a bare JSON string.
    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a bare JSON string.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// A name that no other has, or had.
    static func random() -> NodeID {
        NodeID(String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt32.random(in: 0 ... .max), radix: 36))
    }
}
