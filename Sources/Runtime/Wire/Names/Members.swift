package import JSON

/// Reads the members of one JSON object and says in a sentence what is missing, mistyped or too much.
package struct Members {
    private let noun: String
    private let name: String?
    private let members: [(name: String, value: JSON)]

    /// What the object describes, as sentences call it: `input "tap"`, `an input`.
    package var subject: String { name.map { "\(noun) \"\($0)\"" } ?? noun }

    /// Throws when `json` is no object.
    package init(_ json: JSON, of subject: String) throws(InputRejection) {
        guard let members = json.object else {
            throw .malformed(reason: "\(subject.sentenceStart) must be an object, not \(json.kindName).")
        }
        self.init(noun: subject, name: nil, members: members.map { ($0.key, $0.value) })
    }

    /// The members of an object that was read as a plain one.
    package init(_ object: PlainObject, of subject: String) {
        self.init(noun: subject, name: nil, members: object.members)
    }

    private init(noun: String, name: String?, members: [(name: String, value: JSON)]) {
        self.noun = noun
        self.name = name
        self.members = members
    }

    /// The same members under a better name, such as `input "tap"`.
    package func renamed(_ noun: String, _ name: String) -> Members {
        Members(noun: noun, name: name, members: members)
    }

    /// Throws when there are members beyond these.
    package func allow(_ names: String...) throws(InputRejection) {
        try allow(names)
    }

    /// Throws when there are members beyond these.
    package func allow(_ names: [String]) throws(InputRejection) {
        guard let extra = members.lazy.map(\.name).filter({ !names.contains($0) }).min() else { return }
        throw .malformed(reason: "\(subject.sentenceStart) has no member \"\(extra)\".")
    }

    /// A text of at most `limit` bytes.
    package func text(_ name: String, atMost limit: Int) throws(InputRejection) -> String {
        guard let text = try optionalText(name, atMost: limit) else { throw missing(name) }
        return text
    }

    /// A text of at most `limit` bytes, or nil when it is absent or null.
    package func optionalText(_ name: String, atMost limit: Int) throws(InputRejection) -> String? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard case .string(let text) = value else { throw mistyped(name, value, "a string") }
        guard text.utf8.count <= limit else {
            throw .malformed(reason: "\"\(name)\" of \(subject) is longer than \(limit) bytes.")
        }
        return text
    }

    /// An integer in a range.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(InputRejection) -> Int {
        guard let number = try optionalInteger(name, in: range) else { throw missing(name) }
        return number
    }

    /// An integer in a range, or nil when it is absent or null.
    package func optionalInteger(_ name: String, in range: ClosedRange<Int>) throws(InputRejection) -> Int? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let number = value.int else { throw mistyped(name, value, "an integer") }
        guard range.contains(number) else {
            throw .malformed(
                reason: "\"\(name)\" of \(subject) must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// A finite number of at most `limit` either way.
    package func number(_ name: String, atMost limit: Int = 1_000_000) throws(InputRejection) -> Double {
        guard let value = value(of: name) else { throw missing(name) }
        guard let number = value.double else { throw mistyped(name, value, "a number") }
        guard abs(number) <= Double(limit) else {
            throw .malformed(reason: "\"\(name)\" of \(subject) must be from \(-limit) to \(limit).")
        }
        return number
    }

    /// A number in a range.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(InputRejection) -> Double {
        guard let number = try optionalNumber(name, in: range) else { throw missing(name) }
        return number
    }

    /// A number in a range, or nil when it is absent or null.
    package func optionalNumber(_ name: String, in range: ClosedRange<Double>) throws(InputRejection) -> Double? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let number = value.double else { throw mistyped(name, value, "a number") }
        guard range.contains(number) else {
            let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
            throw .malformed(reason: "\"\(name)\" of \(subject) must be from \(least) to \(most).")
        }
        return number
    }

    /// True or false, or nil when it is absent or null.
    package func optionalFlag(_ name: String) throws(InputRejection) -> Bool? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard let flag = value.bool else { throw mistyped(name, value, "true or false") }
        return flag
    }

    /// Whether there is such a member, and not null.
    package func has(_ name: String) -> Bool { value(of: name).map { !$0.isNull } ?? false }

    /// One of several words, or nil when it is absent or null.
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

    /// One of several words.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(InputRejection) -> Choice {
        guard let choice: Choice = try optionalChoice(name) else { throw missing(name) }
        return choice
    }

    /// The members of an object inside, or nil when it is absent or null.
    package func optionalMembers(_ name: String) throws(InputRejection) -> Members? {
        guard let value = value(of: name), !value.isNull else { return nil }
        guard value.object != nil else { throw mistyped(name, value, "an object") }
        return try Members(value, of: "\"\(name)\" of \(subject)")
    }

    /// An id such as `v42`.
    package func id<ID: NumberedID>(_ name: String) throws(InputRejection) -> ID {
        let text = try text(name, atMost: 64)
        guard let id = ID(text) else {
            throw .malformed(reason: "\"\(name)\" of \(subject) must be an id such as \"\(ID(rawValue: 1))\".")
        }
        return id
    }

    /// An id such as `f1`, or nil when it is absent or null.
    package func optionalID<ID: NumberedID>(_ name: String) throws(InputRejection) -> ID? {
        guard let value = value(of: name), !value.isNull else { return nil }
        return try id(name)
    }

    /// The names of all members, sorted; throws when there are more.
    package func names(atMost limit: Int) throws(InputRejection) -> [String] {
        guard members.count <= limit else {
            throw .malformed(reason: "\(subject.sentenceStart) has more than \(limit) members.")
        }
        return members.map(\.name).sorted()
    }

    /// The elements of a list.
    package func list(_ name: String, atMost limit: Int) throws(InputRejection) -> [JSON] {
        guard let value = value(of: name) else { throw missing(name) }
        guard let elements = value.array else { throw mistyped(name, value, "an array") }
        guard elements.count <= limit else {
            throw .malformed(reason: "\"\(name)\" of \(subject) has more than \(limit) elements.")
        }
        return elements
    }

    /// There are so few that looking at each is quicker than any table.
    private func value(of name: String) -> JSON? {
        for member in members where member.name == name { return member.value }
        return nil
    }

    private func missing(_ name: String) -> InputRejection {
        .malformed(reason: "\(subject.sentenceStart) lacks \"\(name)\".")
    }

    private func mistyped(_ name: String, _ value: JSON, _ wanted: String) -> InputRejection {
        .malformed(reason: "\"\(name)\" of \(subject) must be \(wanted), not \(value.kindName).")
    }
}

extension String {
    /// The text with a capital, to begin a sentence.
    package var sentenceStart: String {
        prefix(1).uppercased() + dropFirst()
    }
}
