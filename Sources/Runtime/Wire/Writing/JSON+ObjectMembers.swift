package import JSON

/// Typed access to members for parsing entries: nil if a member is absent or has another type.
extension JSON {
    package subscript(key: StaticString) -> JSON? { self[key.description] }

    package func text(_ key: StaticString) -> String? { self[key]?.string }

    package func integer(_ key: StaticString) -> Int? { self[key]?.int }

    /// Returns a time written in milliseconds with at most one decimal.
    package func time(_ key: StaticString) -> Duration? {
        guard let tenths = self[key]?.double.map({ ($0 * 10).rounded() }) else { return nil }
        return Int64(exactly: tenths).flatMap { abs($0) < 1 << 52 ? .microseconds($0 * 100) : nil }
    }

    /// Returns a case of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ key: StaticString) -> Word? {
        text(key).flatMap { Word(rawValue: $0) }
    }

    /// Returns an id such as `v42`.
    package func id<ID: NumberedID>(_ key: StaticString) -> ID? {
        text(key).flatMap { ID($0) }
    }

    /// Returns the parsable elements of an array; empty if there is no array.
    package func list<Element>(_ key: StaticString, of read: (JSON) -> Element?) -> [Element] {
        (self[key]?.array ?? []).compactMap(read)
    }
}
