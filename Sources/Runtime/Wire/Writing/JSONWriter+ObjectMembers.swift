package import JSON

/// Writes members of entries; nil values are omitted.
extension JSONWriter {
    package mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        member(name, value)
    }

    package mutating func member(_ name: StaticString, _ value: some BinaryInteger) {
        key(name)
        number(Int64(clamping: value))
    }

    package mutating func member(_ name: StaticString, _ value: (some BinaryInteger)?) {
        guard let value else { return }
        member(name, value)
    }

    package mutating func member(_ name: StaticString, _ id: some NumberedID) {
        key(name)
        string(letter: type(of: id).letter, number: Int(id.rawValue))
    }

    package mutating func member(_ name: StaticString, _ id: (some NumberedID)?) {
        guard let id else { return }
        member(name, id)
    }

    package mutating func member(_ name: StaticString, _ value: Double) {
        key(name)
        number(value)
    }

    /// Writes milliseconds with at most one decimal.
    package mutating func member(_ name: StaticString, _ value: Duration) {
        key(name)
        number(tenths: value.tenths)
    }

    package mutating func member(_ name: StaticString, _ value: Duration?) {
        guard let value else { return }
        member(name, value)
    }
}

extension Duration {
    /// The duration in tenths of a millisecond, truncated, as times are written.
    package var tenths: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 10_000 + attoseconds / 100_000_000_000_000
    }

    /// The same duration truncated to tenths of a millisecond.
    package var inTenths: Duration { .microseconds(tenths * 100) }
}
