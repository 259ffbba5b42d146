package import Wire

/// The name of somebody who took control of a session, or asked for it: `WATCH.INPUT.SECRET`.
///
/// It drives the session for as long as control is theirs, and otherwise shows it, as its first part does.
package struct DrivingName: Equatable, Sendable {
    /// The name that shows the session.
    let watch: String
    /// The input that took control, or asked for it.
    let input: Int
    /// What nobody else knows.
    let secret: String

    /// Names whoever made an input with this key.
    package init(watch: SessionID, input: Int, secret: String) {
        self.watch = watch.rawValue
        self.input = input
        self.secret = secret
    }

    /// Reads a name; nil where it is of another kind.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let input = Int(parts[1]), Self.isSecret(parts[2]) else { return nil }
        self.init(watch: SessionID(String(parts[0])), input: input, secret: String(parts[2]))
    }

    /// The name as it stands in addresses.
    package var id: SessionID { SessionID("\(watch).\(input).\(secret)") }

    /// Whether a client's key can be a secret: 22 to 64 letters, digits, hyphens and underscores.
    package static func isSecret(_ key: some StringProtocol) -> Bool {
        (22...64).contains(key.utf8.count)
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The part of any name under which the session is kept.
    package static func kept(_ name: String) -> String { DrivingName(name)?.watch ?? name }
}
