package import JSON

/// A type of input: its name, where it comes from, and its members.
///
/// Reading from pages, reading and writing recordings, log lines, error texts and the JSON Schema are derived from it.
package struct InputType: Sendable {
    /// The origin of an input.
    package enum Source: Sendable {
        /// A page posts the input for an action of a person.
        case page
        /// A page posts the input to report a scroll position or the focus, which may be outdated on arrival.
        case report
        /// The server creates the input for a request to another endpoint, or after a crash of the app.
        case server
        /// The input is the outcome of a request of the app.
        case network
        /// The input results from the passing of time.
        case clock

        /// Whether pages post such inputs.
        var isPage: Bool { self == .page || self == .report }
    }

    /// The value of the member `type` in JSON.
    package let name: String
    package let source: Source
    /// The members of the JSON object beside `type` and `key`.
    package let fields: [InputField]
    /// The names of all members that a page may post.
    let allowedNames: [String]
    /// Reads the members of an input that a page posts.
    let read: @Sendable (ObjectMembers) throws(InputRejection) -> SessionInput
    let decode: @Sendable (any Decoder) throws -> SessionInput
    /// Encodes the members of an input of this type.
    let encode: @Sendable (SessionInput, any Encoder) throws -> Void
    /// Writes an input of this type as members of a log line. A member that contains typed text is omitted unless
    /// `showsText` is true.
    let log: @Sendable (SessionInput, _ showsText: Bool, inout JSONWriter) -> Void
    /// Returns the id of the view, request, retry or timer of an input of this type; nil if it has none.
    let subject: @Sendable (SessionInput) -> (any NumberedID)?

    /// Creates a type of input.
    ///
    /// - Parameters:
    ///   - make: Creates an input from the values of the members.
    ///   - values: Returns the values of the members of an input; nil if it is of another type.
    init<each Value: Sendable>(
        _ name: String, from source: Source = .page, _ members: repeat InputMember<each Value>,
        make: @escaping @Sendable (repeat each Value) -> SessionInput,
        values: @escaping @Sendable (SessionInput) -> (repeat each Value)?
    ) {
        self.name = name
        self.source = source
        var fields: [InputField] = []
        for member in repeat each members { fields += member.fields }
        self.fields = fields
        allowedNames = ["type", "key"] + fields.map(\.name)
        read = { object throws(InputRejection) in make(repeat try (each members).read(object)) }
        decode = { decoder in make(repeat try (each members).decode(decoder)) }
        encode = { input, encoder in
            guard let values = values(input) else { return }
            for (member, value) in repeat (each members, each values) { try member.encode(value, encoder) }
        }
        log = { input, showsText, json in
            guard let values = values(input) else { return }
            for (member, value) in repeat (each members, each values) {
                if showsText || !member.isHideable { member.log(value, &json) }
            }
        }
        subject = { input in
            guard let values = values(input) else { return nil }
            for value in repeat each values {
                if let id = value as? any NumberedID { return id }
            }
            return nil
        }
    }

    /// The JSON Schema of the body that a page posts.
    package var schema: JSON {
        var properties: JSONObject = [
            "type": ["const": .string(name)], "key": .texts(atMost: PageInput.longestKey),
        ]
        for field in fields { properties[field.name] = field.schema }
        let required = ["type"] + fields.filter(\.isRequired).map(\.name)
        return [
            "type": "object", "title": .string(name), "properties": .object(properties),
            "required": .array(required.map { .string($0) }), "additionalProperties": false,
        ]
    }
}
