package import JSON

/// Reads the members of a JSON object, and reports missing, mistyped and unexpected ones in a sentence.
package struct ObjectMembers {
    private let noun: String
    private let name: String?
    private let members: [(name: String, value: JSON)]

    /// The name of the object in sentences, such as `input "tap"` or `an input`.
    package var subject: String { name.map { "\(noun) \"\($0)\"" } ?? noun }

    /// Reads the members of an object. Throws if `json` is not an object.
    package init(_ json: JSON, of subject: String) throws(InputRejection) {
        guard let members = json.object else {
            throw .malformed(reason: "\(subject.sentenceStart) must be an object, not \(json.kindName).")
        }
        self.init(noun: subject, name: nil, members: members.map { ($0.key, $0.value) })
    }

    /// Wraps the members of a plain object.
    package init(_ object: PlainObject, of subject: String) {
        self.init(noun: subject, name: nil, members: object.members)
    }

    private init(noun: String, name: String?, members: [(name: String, value: JSON)]) {
        self.noun = noun
        self.name = name
        self.members = members
    }

    /// Returns the same members with a more specific subject, such as `input "tap"`.
    package func renamed(noun: String, name: String) -> ObjectMembers {
        ObjectMembers(noun: noun, name: name, members: members)
    }

    /// Throws if the object has a member that is not among `names`.
    package func allow(_ names: String...) throws(InputRejection) {
        try allow(names)
    }

    /// Throws if the object has a member that is not among `names`.
    package func allow(_ names: [String]) throws(InputRejection) {
        guard let extra = members.lazy.map(\.name).filter({ !names.contains($0) }).min() else { return }
        throw .malformed(reason: "\(subject.sentenceStart) has no member \"\(extra)\".")
    }

    /// Returns a text of at most `limit` bytes.
    package func text(_ name: String, atMost limit: Int) throws(InputRejection) -> String {
        guard let text = try optionalText(name, atMost: limit) else { throw missing(name) }
        return text
    }

    /// Returns a text of at most `limit` bytes; nil if it is absent or null.
    package func optionalText(_ name: String, atMost limit: Int) throws(InputRejection) -> String? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard case .string(let text) = value else { throw mistyped(name, value: value, expected: "a string") }
        guard text.utf8.count <= limit else {
            throw .malformed(reason: "\"\(name)\" of \(subject) is longer than \(limit) bytes.")
        }
        return text
    }

    /// Returns an integer in a range.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(InputRejection) -> Int {
        guard let number = try optionalInteger(name, in: range) else { throw missing(name) }
        return number
    }

    /// Returns an integer in a range; nil if it is absent or null.
    package func optionalInteger(_ name: String, in range: ClosedRange<Int>) throws(InputRejection) -> Int? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let number = value.int else { throw mistyped(name, value: value, expected: "an integer") }
        guard range.contains(number) else {
            throw .malformed(
                reason: "\"\(name)\" of \(subject) must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Returns a finite number from `-limit` to `limit`.
    package func number(_ name: String, atMost limit: Int = 1_000_000) throws(InputRejection) -> Double {
        guard let value = value(of: name) else { throw missing(name) }
        guard let number = value.double else { throw mistyped(name, value: value, expected: "a number") }
        guard abs(number) <= Double(limit) else {
            throw .malformed(reason: "\"\(name)\" of \(subject) must be from \(-limit) to \(limit).")
        }
        return number
    }

    /// Returns a number in a range.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(InputRejection) -> Double {
        guard let number = try optionalNumber(name, in: range) else { throw missing(name) }
        return number
    }

    /// Returns a number in a range; nil if it is absent or null.
    package func optionalNumber(_ name: String, in range: ClosedRange<Double>) throws(InputRejection) -> Double? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let number = value.double else { throw mistyped(name, value: value, expected: "a number") }
        guard range.contains(number) else {
            let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
            throw .malformed(reason: "\"\(name)\" of \(subject) must be from \(least) to \(most).")
        }
        return number
    }

    /// Returns a Boolean; nil if it is absent or null.
    package func optionalFlag(_ name: String) throws(InputRejection) -> Bool? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let flag = value.bool else { throw mistyped(name, value: value, expected: "true or false") }
        return flag
    }

    /// Returns whether the member is present and not null.
    package func has(_ name: String) -> Bool { value(of: name).map { !$0.isNull } ?? false }

    /// Returns a case of an enumeration; nil if it is absent or null.
    package func optionalChoice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(InputRejection) -> Choice? {
        guard let text = try optionalText(name, atMost: 64) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw .malformed(reason: "\"\(name)\" of \(subject) must be one of \(words).")
        }
        return choice
    }

    /// Returns a case of an enumeration.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(InputRejection) -> Choice {
        guard let choice: Choice = try optionalChoice(name) else { throw missing(name) }
        return choice
    }

    /// Returns the members of a nested object; nil if it is absent or null.
    package func optionalMembers(_ name: String) throws(InputRejection) -> ObjectMembers? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard value.object != nil else { throw mistyped(name, value: value, expected: "an object") }
        return try ObjectMembers(value, of: "\"\(name)\" of \(subject)")
    }

    /// Returns an id such as `v42`.
    package func id<ID: NumberedID>(_ name: String) throws(InputRejection) -> ID {
        let text = try text(name, atMost: 64)
        guard let id = ID(text) else {
            throw .malformed(reason: "\"\(name)\" of \(subject) must be an id such as \"\(ID(rawValue: 1))\".")
        }
        return id
    }

    /// Returns an id such as `f1`; nil if it is absent or null.
    package func optionalID<ID: NumberedID>(_ name: String) throws(InputRejection) -> ID? {
        guard let value = value(of: name), !value.isNull else { return nil }
        return try id(name)
    }

    /// Returns the sorted names of all members; throws if there are more than `limit`.
    package func names(atMost limit: Int) throws(InputRejection) -> [String] {
        guard members.count <= limit else {
            throw .malformed(reason: "\(subject.sentenceStart) has more than \(limit) members.")
        }
        return members.map(\.name).sorted()
    }

    /// Returns the elements of an array.
    package func list(_ name: String, atMost limit: Int) throws(InputRejection) -> [JSON] {
        guard let value = value(of: name) else { throw missing(name) }
        guard let elements = value.array else { throw mistyped(name, value: value, expected: "an array") }
        guard elements.count <= limit else {
            throw .malformed(reason: "\"\(name)\" of \(subject) has more than \(limit) elements.")
        }
        return elements
    }

    /// Returns the value of a member; nil if it is absent. The search is linear, which is faster than a dictionary for
    /// so few members.
    private func value(of name: String) -> JSON? {
        for member in members where member.name == name { return member.value }
        return nil
    }

    private func missing(_ name: String) -> InputRejection {
        .malformed(reason: "\(subject.sentenceStart) lacks \"\(name)\".")
    }

    private func mistyped(_ name: String, value: JSON, expected wanted: String) -> InputRejection {
        .malformed(reason: "\"\(name)\" of \(subject) must be \(wanted), not \(value.kindName).")
    }
}

extension String {
    /// The text with an initial capital.
    package var sentenceStart: String {
        prefix(1).uppercased() + dropFirst()
    }
}
