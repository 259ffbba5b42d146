import JSON

/// A person's drag of a table row.
public enum RowDrag: Sendable, Equatable {
    /// The edge of a row that has the actions, in writing direction.
    public enum Side: String, Sendable, Equatable, Codable, CaseIterable {
        case leading, trailing
    }

    /// Swipes the row to reveal the actions at a side; a whole swipe performs the first one.
    case open(Side, isWhole: Bool)
    /// Swipes the row closed.
    case back
    /// Moves the row down by a number of places; a negative number moves it up.
    case move(places: Int)

    /// The largest number of places.
    package static let mostPlaces = 1_000_000

    /// The names of the drags on the wire.
    private enum Goal: String, CaseIterable {
        case leading, trailing, back
    }

    /// Parses the members of the drag.
    init(_ members: ObjectMembers) throws(InputRejection) {
        if let places = try members.optionalInteger("places", in: -Self.mostPlaces...Self.mostPlaces) {
            self = .move(places: places)
            return
        }
        let goal: Goal = try members.choice("to")
        let isWhole = try members.optionalFlag("whole") ?? false
        switch goal {
        case .leading: self = .open(.leading, isWhole: isWhole)
        case .trailing: self = .open(.trailing, isWhole: isWhole)
        case .back: self = .back
        }
    }

    /// The name of the drag on the wire; nil for a move.
    private var goal: String? {
        switch self {
        case .open(let side, _): side.rawValue
        case .back: Goal.back.rawValue
        case .move: nil
        }
    }

    /// Whether the row is swiped all the way.
    var isWhole: Bool { if case .open(_, true) = self { true } else { false } }

    /// The number of places to move down; nil if the row is not moved.
    var places: Int? { if case .move(let places) = self { places } else { nil } }

    /// Writes the members of the drag.
    func writeMembers(to json: inout JSONWriter) {
        json.member("to", goal)
        if isWhole {
            json.key("whole")
            json.bool(true)
        }
        json.member("places", places)
    }

    /// Returns a description for people, such as `draws "Milk" aside` or `moves "Milk" 2 places up`.
    package func words(about name: String) -> String {
        switch self {
        case .open(.leading, false): "draws \(name) aside, to its first actions"
        case .open(.trailing, false): "draws \(name) aside"
        case .open(.leading, true): "draws \(name) all the way aside, to its first actions"
        case .open(.trailing, true): "draws \(name) all the way aside"
        case .back: "draws \(name) back"
        case .move(let places):
            "moves \(name) \(places.magnitude) place\(places.magnitude == 1 ? "" : "s") \(places < 0 ? "up" : "down")"
        }
    }
}

/// The encoding as members of its input: `"to"`, `"whole"` and `"places"`.
extension RowDrag: Codable {
    private enum Key: String, CodingKey {
        case to, whole, places
    }

    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let places = try container.decodeIfPresent(Int.self, forKey: .places) {
            self = .move(places: min(max(places, -Self.mostPlaces), Self.mostPlaces))
            return
        }
        let side = Side(rawValue: try container.decodeIfPresent(String.self, forKey: .to) ?? "")
        let isWhole = try container.decodeIfPresent(Bool.self, forKey: .whole) ?? false
        self = side.map { .open($0, isWhole: isWhole) } ?? .back
    }

    /// Encodes the members.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(goal, forKey: .to)
        if isWhole { try container.encode(true, forKey: .whole) }
        try container.encodeIfPresent(places, forKey: .places)
    }
}
