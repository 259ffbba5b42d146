import JSON

/// What a person does with a row of a table by drawing it somewhere.
public enum RowDrag: Sendable, Equatable {
    /// The side of a row, by reading, at which its actions are.
    public enum Side: String, Sendable, Equatable, Codable, CaseIterable {
        case leading, trailing
    }

    /// Aside, until the actions of a side are seen; all the way does the first of them.
    case open(Side, isWhole: Bool)
    /// Back, over its actions.
    case back
    /// Down so many places, or up.
    case move(places: Int)

    /// The furthest that a row is moved.
    package static let mostPlaces = 1_000_000

    /// The words of it on the wire.
    private enum Goal: String, CaseIterable {
        case leading, trailing, back
    }

    /// Reads the members that tell it.
    init(_ members: Members) throws(InputRejection) {
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

    /// Where it goes, as the wire says it; nil for a move.
    var goal: String? {
        switch self {
        case .open(let side, _): side.rawValue
        case .back: Goal.back.rawValue
        case .move: nil
        }
    }

    /// What a recording holds.
    init(goal: String?, isWhole: Bool, places: Int?) {
        if let places {
            self = .move(places: min(max(places, -Self.mostPlaces), Self.mostPlaces))
        } else {
            self = Side(rawValue: goal ?? "").map { .open($0, isWhole: isWhole) } ?? .back
        }
    }

    /// Whether it is drawn all the way aside.
    var isWhole: Bool { if case .open(_, true) = self { true } else { false } }

    /// How many places it is moved down; nil where it is not moved.
    var places: Int? { if case .move(let places) = self { places } else { nil } }

    /// Writes the members that tell it.
    func writeMembers(to json: inout JSONWriter) {
        json.member("to", goal)
        if isWhole {
            json.key("whole")
            json.bool(true)
        }
        json.member("places", places)
    }

    /// What a person would say of it: `draws "Milk" aside`, `moves "Milk" 2 places up`.
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
