package import JSON

/// What somebody did about who drives a session. The app hears nothing of it.
public enum ControlChange: Sendable, Equatable {
    /// Somebody who looks asks whoever drives to hand control over; `by` is what they call themselves.
    case asked(by: String?)
    /// Somebody drives from now on, and whoever drove before only looks.
    case taken(by: String?)
    /// Whoever drove hands control to the one who asked with the input of this number, and only looks; `by` is what
    /// that one calls themselves.
    case handed(to: Int, by: String?)

    /// Longest name that somebody gives themselves, in bytes.
    public static let longestName = 160

    /// What the one who asks, or drives from now on, calls themselves; nil where they did not say.
    public var name: String? {
        switch self {
        case .asked(let name), .taken(let name), .handed(_, let name): name
        }
    }

    /// One line in words, as the log has it.
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

/// In members of its own input: `"change"`, `"by"` and `"to"`. Without them control was taken, as versions before said
/// it.
extension ControlChange: Codable {
    private enum Key: String, CodingKey {
        case change, by, to
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decodeIfPresent(String.self, forKey: .by)
        switch try container.decodeIfPresent(Kind.self, forKey: .change) ?? .taken {
        case .asked: self = .asked(by: name)
        case .taken: self = .taken(by: name)
        case .handed: self = .handed(to: try container.decode(Int.self, forKey: .to), by: name)
        }
    }

    /// Writes the members.
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
