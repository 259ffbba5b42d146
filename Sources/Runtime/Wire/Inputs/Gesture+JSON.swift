package import JSON

/// The JSON form of a gesture, as members of its input:
/// `{"gesture":"pan","phase":"changed","x":4,"y":8,"dx":30,"dy":0,"vx":120,"vy":0}`.
extension Gesture {
    /// The allowed scales.
    static let scales = 0.001...1_000.0
    /// The allowed rotations, in radians.
    static let rotations = -1_000.0...1_000.0

    /// Parses the members of an input. Missing distances, velocities and rotations are 0, a missing scale is 1.
    package init(_ members: ObjectMembers) throws(InputRejection) {
        guard let place = try TouchPlace(members) else {
            throw .malformed(reason: "\(members.subject.sentenceStart) lacks \"x\".")
        }
        func way(_ x: String, _ y: String) throws(InputRejection) -> Vector {
            Vector(
                x: try members.optionalNumber(x, in: TouchPlace.bounds) ?? 0,
                y: try members.optionalNumber(y, in: TouchPlace.bounds) ?? 0)
        }
        self.init(
            try members.choice("gesture"), try members.optionalChoice("phase") ?? .ended, at: place,
            moved: try way("dx", "dy"), velocity: try way("vx", "vy"),
            scale: try members.optionalNumber("scale", in: Self.scales) ?? 1,
            rotation: try members.optionalNumber("rotation", in: Self.rotations) ?? 0)
    }

    /// Writes the members into an open object.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("gesture", kind.rawValue)
        json.member("phase", phase.rawValue)
        place.writeMembers(to: &json)
        for (name, value) in [("dx", moved.x), ("dy", moved.y), ("vx", velocity.x), ("vy", velocity.y)] where value != 0
        {
            json.key(escaping: name)
            json.number(value)
        }
        if scale != 1 { json.member("scale", scale) }
        if rotation != 0 { json.member("rotation", rotation) }
    }
}

extension TouchPlace {
    /// The allowed coordinates, in points.
    static let bounds = -1_000_000.0...1_000_000.0

    /// Parses `x` and `y`; nil if both are absent.
    package init?(_ members: ObjectMembers) throws(InputRejection) {
        guard members.has("x") || members.has("y") else { return nil }
        self.init(x: try members.number("x", in: Self.bounds), y: try members.number("y", in: Self.bounds))
    }

    /// Writes the members into an open object.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("x", x)
        json.member("y", y)
    }
}

extension Gesture: Codable {
    private enum Key: String, CodingKey { case gesture, phase, x, y, dx, dy, vx, vy, scale, rotation }

    /// Decodes the members of an input.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func word<Word: RawRepresentable<String>>(_ key: Key) throws -> Word {
            guard let word = Word(rawValue: try container.decode(String.self, forKey: key)) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "an unknown value")
            }
            return word
        }
        func way(_ x: Key, _ y: Key) throws -> Vector {
            Vector(
                x: try container.decodeIfPresent(Double.self, forKey: x) ?? 0,
                y: try container.decodeIfPresent(Double.self, forKey: y) ?? 0)
        }
        self.init(
            try word(.gesture), try word(.phase), at: try TouchPlace(from: decoder),
            moved: try way(.dx, .dy), velocity: try way(.vx, .vy),
            scale: try container.decodeIfPresent(Double.self, forKey: .scale) ?? 1,
            rotation: try container.decodeIfPresent(Double.self, forKey: .rotation) ?? 0)
    }

    /// Encodes the gesture as members of the object that contains the whole input.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind.rawValue, forKey: .gesture)
        try container.encode(phase.rawValue, forKey: .phase)
        try place.encode(to: encoder)
        let ways: [(Key, Double)] = [(.dx, moved.x), (.dy, moved.y), (.vx, velocity.x), (.vy, velocity.y)]
        for (key, value) in ways where value != 0 { try container.encode(value, forKey: key) }
        if scale != 1 { try container.encode(scale, forKey: .scale) }
        if rotation != 0 { try container.encode(rotation, forKey: .rotation) }
    }
}
