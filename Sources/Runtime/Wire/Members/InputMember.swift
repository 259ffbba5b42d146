package import JSON

/// A value of an input, as one or more members of the input's JSON object.
///
/// The same member reads a value that a page posts, reads and writes a value in a recording, and describes it for the
/// log and for a JSON Schema.
package struct InputMember<Value: Sendable>: Sendable {
    /// The JSON members of the value.
    let fields: [InputField]
    /// Reads a value that a page posts, within its bounds.
    let read: @Sendable (ObjectMembers) throws(InputRejection) -> Value
    /// Decodes a recorded value, which was checked when it was recorded.
    let decode: @Sendable (any Decoder) throws -> Value
    let encode: @Sendable (Value, any Encoder) throws -> Void
    /// Writes the value as members of a log line.
    private(set) var log: @Sendable (Value, inout JSONWriter) -> Void
    /// Whether the log omits the value if the view hides its text.
    private(set) var isHideable = false

    init(
        _ fields: [InputField], read: @escaping @Sendable (ObjectMembers) throws(InputRejection) -> Value,
        decode: @escaping @Sendable (any Decoder) throws -> Value,
        encode: @escaping @Sendable (Value, any Encoder) throws -> Void,
        log: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) {
        self.fields = fields
        self.read = read
        self.decode = decode
        self.encode = encode
        self.log = log
    }

    /// Returns the same member, written to the log by this closure.
    func logged(_ log: @escaping @Sendable (Value, inout JSONWriter) -> Void) -> InputMember {
        var member = self
        member.log = log
        return member
    }

    /// The same member, omitted from the log.
    var unlogged: InputMember { logged { _, _ in } }

    /// The same member, omitted from the log if the view hides its text.
    var hideable: InputMember {
        var member = self
        member.isHideable = true
        return member
    }
}

/// A member of a JSON object, and the values that it may have.
package struct InputField: Sendable {
    package let name: String
    /// The JSON Schema of the value.
    package let schema: JSON
    package let isRequired: Bool

    init(_ name: String, _ schema: JSON, isRequired: Bool = true) {
        self.name = name
        self.schema = schema
        self.isRequired = isRequired
    }
}

/// The key of a member of an input in a recording.
struct InputKey: CodingKey {
    let stringValue: String

    init(_ name: String) { stringValue = name }

    init(stringValue: String) { self.stringValue = stringValue }

    var intValue: Int? { nil }

    init?(intValue: Int) { nil }
}

// MARK: - Single members

extension InputMember where Value: NumberedID {
    /// Creates a member for an id such as `v42`.
    static func id(_ name: String) -> InputMember {
        let letter = Character(Unicode.Scalar(Value.letter))
        return InputMember(
            [InputField(name, ["type": "string", "pattern": .string("^\(letter)[1-9][0-9]{0,9}$")])],
            read: { members throws(InputRejection) in try members.id(name) },
            decode: { decoder in
                let container = try decoder.container(keyedBy: InputKey.self)
                let text = try container.decode(String.self, forKey: InputKey(name))
                guard let id = Value(text) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: InputKey(name), in: container, debugDescription: "not an id: \(text)")
                }
                return id
            }, encode: { try $1.encode($0.description, as: name) }, log: { $1.append(name, $0) })
    }
}

extension InputMember where Value == Int {
    static func integer(_ name: String, in range: ClosedRange<Int>) -> InputMember {
        InputMember(
            [InputField(name, .integers(in: range))],
            read: { members throws(InputRejection) in try members.integer(name, in: range) },
            decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) },
            log: { $1.append(name, $0) })
    }
}

extension InputMember where Value == Int? {
    static func integer(_ name: String, in range: ClosedRange<Int>) -> InputMember {
        InputMember(
            [InputField(name, .integers(in: range), isRequired: false)],
            read: { members throws(InputRejection) in try members.optionalInteger(name, in: range) },
            decode: { try $0.decodeIfPresent(as: name) }, encode: { try $1.encodeIfPresent($0, as: name) },
            log: { $1.append(name, $0) })
    }
}

extension InputMember where Value == Double {
    /// Creates a member for a number from `-limit` to `limit`.
    static func number(_ name: String, atMost limit: Int = 1_000_000) -> InputMember {
        InputMember(
            [InputField(name, .numbers(in: -Double(limit)...Double(limit)))],
            read: { members throws(InputRejection) in try members.number(name, atMost: limit) },
            decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) },
            log: { $1.append(name, $0) })
    }

    static func number(_ name: String, in range: ClosedRange<Double>) -> InputMember {
        InputMember(
            [InputField(name, .numbers(in: range))],
            read: { members throws(InputRejection) in try members.number(name, in: range) },
            decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) },
            log: { $1.append(name, $0) })
    }
}

extension InputMember where Value == String {
    /// Creates a member for a text of at most `limit` bytes.
    static func text(_ name: String, atMost limit: Int) -> InputMember {
        InputMember(
            [InputField(name, .texts(atMost: limit))],
            read: { members throws(InputRejection) in try members.text(name, atMost: limit) },
            decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) },
            log: { $1.append(name, $0) })
    }
}

extension InputMember where Value == Bool {
    /// Creates a member for a Boolean. False is the default, and is not written.
    static func flag(_ name: String) -> InputMember {
        InputMember(
            [InputField(name, ["type": "boolean"], isRequired: false)],
            read: { members throws(InputRejection) in try members.optionalFlag(name) ?? false },
            decode: { try $0.decodeIfPresent(as: name) ?? false },
            encode: { if $0 { try $1.encode(true, as: name) } },
            log: { isSet, json in
                guard isSet else { return }
                json.key(escaping: name)
                json.bool(true)
            })
    }
}

extension InputMember where Value: RawRepresentable<String> & CaseIterable & Codable {
    /// Creates a member whose value is one of the enumeration's cases.
    static func choice(_ name: String) -> InputMember {
        InputMember(
            [InputField(name, .choices(Value.self))],
            read: { members throws(InputRejection) in try members.choice(name) },
            decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) },
            log: { $1.append(name, $0.rawValue) })
    }
}

extension InputMember where Value: Codable {
    /// Creates a member for a value that no page posts in an input. It is omitted from the log.
    static func recorded(_ name: String) -> InputMember {
        InputMember(
            [InputField(name, true)],
            read: { _ throws(InputRejection) in
                throw .malformed(reason: "\"\(name)\" is not a member of an input that a page posts.")
            }, decode: { try $0.decode(as: name) }, encode: { try $1.encode($0, as: name) }, log: { _, _ in })
    }
}

// MARK: - Helpers

extension Decoder {
    func decode<Value: Decodable>(as name: String) throws -> Value {
        try container(keyedBy: InputKey.self).decode(Value.self, forKey: InputKey(name))
    }

    fileprivate func decodeIfPresent<Value: Decodable>(as name: String) throws -> Value? {
        try container(keyedBy: InputKey.self).decodeIfPresent(Value.self, forKey: InputKey(name))
    }
}

extension Encoder {
    func encode(_ value: some Encodable, as name: String) throws {
        var container = container(keyedBy: InputKey.self)
        try container.encode(value, forKey: InputKey(name))
    }

    fileprivate func encodeIfPresent(_ value: (some Encodable)?, as name: String) throws {
        if let value { try encode(value, as: name) }
    }
}

extension JSONWriter {
    fileprivate mutating func append(_ name: String, _ id: some NumberedID) {
        key(escaping: name)
        string(letter: type(of: id).letter, number: Int(id.rawValue))
    }

    fileprivate mutating func append(_ name: String, _ value: Int?) {
        guard let value else { return }
        key(escaping: name)
        number(value)
    }

    fileprivate mutating func append(_ name: String, _ value: Double) {
        key(escaping: name)
        number(value)
    }

    fileprivate mutating func append(_ name: String, _ value: String) {
        key(escaping: name)
        string(value)
    }
}

extension JSON {
    static func integers(in range: ClosedRange<Int>) -> JSON {
        ["type": "integer", "minimum": .int(Int64(range.lowerBound)), "maximum": .int(Int64(range.upperBound))]
    }

    static func numbers(in range: ClosedRange<Double>) -> JSON {
        ["type": "number", "minimum": .double(range.lowerBound), "maximum": .double(range.upperBound)]
    }

    static func choices<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> JSON {
        ["enum": .array(type.allCases.map { .string($0.rawValue) })]
    }

    static func texts(atMost limit: Int) -> JSON { ["type": "string", "maxLength": .int(Int64(limit))] }
}
