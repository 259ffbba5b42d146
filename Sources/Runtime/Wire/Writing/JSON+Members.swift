package import JSON

/// Members as readers of entries need them: nil where there is none, or one of another type.
extension JSON {
    package subscript(key: StaticString) -> JSON? { self[key.description] }

    package func text(_ key: StaticString) -> String? { self[key]?.string }

    package func integer(_ key: StaticString) -> Int? { self[key]?.int }

    /// A time that was written in milliseconds with at most one decimal.
    package func time(_ key: StaticString) -> Duration? {
        guard let tenths = self[key]?.double.map({ ($0 * 10).rounded() }) else { return nil }
        return Int64(exactly: tenths).flatMap { abs($0) < 1 << 52 ? .microseconds($0 * 100) : nil }
    }

    /// One of the words of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ key: StaticString) -> Word? {
        text(key).flatMap { Word(rawValue: $0) }
    }

    /// A counted id such as `v42`.
    package func id<ID: NumberedID>(_ key: StaticString) -> ID? {
        text(key).flatMap { ID($0) }
    }

    /// The elements of a list that can be read; none where there is no list.
    package func list<Element>(_ key: StaticString, of read: (JSON) -> Element?) -> [Element] {
        (self[key]?.array ?? []).compactMap(read)
    }
}
