package import JSON

/// A change of control over a session. The app is not notified of it.
public enum ControlChange: Sendable, Equatable {
    /// A viewer requests control; `by` is the viewer's name.
    case asked(by: String?)
    /// A viewer takes control, and the previous holder only watches; `by` is the new holder's name.
    case taken(by: String?)
    /// The holder hands control to the viewer who requested it with the input of this number; `by` is that viewer's
    /// name.
    case handed(to: Int, by: String?)

    /// The largest size of a name, in bytes.
    public static let longestName = 160

    /// The name of the viewer who requests or receives control; nil if not given.
    public var name: String? {
        switch self {
        case .asked(let name), .taken(let name), .handed(_, let name): name
        }
    }

    /// The text of the log line about the change.
    package var words: String {
        switch self {
        case .asked(let name): name.map { "\($0) asks for control" } ?? "asks for control"
        case .taken(let name): name.map { "\($0) takes control" } ?? "takes control"
        case .handed(_, let name): "hands control over" + (name.map { " to \($0)" } ?? "")
        }
    }

    private var kind: Kind {
        switch self {
        case .asked: .asked
        case .taken: .taken
        case .handed: .handed
        }
    }

    private enum Kind: String, Codable {
        case asked, taken, handed
    }
}

/// The encoding as members of its input: `"change"`, `"by"` and `"to"`. A missing `"change"`, as in recordings of older
/// versions, means that control was taken.
extension ControlChange: Codable {
    private enum Key: String, CodingKey {
        case change, by, to
    }

    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decodeIfPresent(String.self, forKey: .by)
        switch try container.decodeIfPresent(Kind.self, forKey: .change) ?? .taken {
        case .asked: self = .asked(by: name)
        case .taken: self = .taken(by: name)
        case .handed: self = .handed(to: try container.decode(Int.self, forKey: .to), by: name)
        }
    }

    /// Encodes the members.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .change)
        try container.encodeIfPresent(name, forKey: .by)
        if case .handed(let number, _) = self { try container.encode(number, forKey: .to) }
    }

    /// Writes the same members.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("change", kind.rawValue)
        json.member("by", name)
        if case .handed(let number, _) = self { json.member("to", number) }
    }
}
