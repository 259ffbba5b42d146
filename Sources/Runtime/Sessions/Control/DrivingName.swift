package import Wire

/// The id of a client that took or asked for control of a session: `WATCH.INPUT.SECRET`.
///
/// The id controls the session as long as the client has control. Otherwise it gives read-only access, like its first
/// part.
package struct DrivingName: Equatable, Sendable {
    /// The viewer id of the session.
    let viewerID: String
    /// The number of the input that took control or asked for it.
    let input: Int
    /// The journal key of that input, known only to its client.
    let secret: String

    /// Creates the id of the client that posted an input; `secret` is the journal key of that input.
    package init(watch: SessionID, input: Int, secret: String) {
        self.viewerID = watch.rawValue
        self.input = input
        self.secret = secret
    }

    /// Parses an id; nil if it has another form.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let input = Int(parts[1]), Self.isSecret(parts[2]) else { return nil }
        self.init(watch: SessionID(String(parts[0])), input: input, secret: String(parts[2]))
    }

    /// The id in the form that is used in URLs.
    package var id: SessionID { SessionID("\(viewerID).\(input).\(secret)") }

    /// Returns whether a client's key can serve as a secret: 22 to 64 letters, digits, hyphens and underscores.
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

    /// Returns the part of an id with which the session is looked up: the viewer id of a ``DrivingName``, otherwise the
    /// id itself.
    package static func lookupID(of name: String) -> String { DrivingName(name)?.viewerID ?? name }
}
