package import JSON

/// Members as entries of a record need them; what is nil is left out.
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
        string(type(of: id).letter, Int(id.rawValue))
    }

    package mutating func member(_ name: StaticString, _ id: (some NumberedID)?) {
        guard let id else { return }
        member(name, id)
    }

    package mutating func member(_ name: StaticString, _ value: Double) {
        key(name)
        number(value)
    }

    /// Milliseconds with at most one decimal.
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
    /// Whole tenths of a millisecond, cut off, as times are written.
    package var tenths: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 10_000 + attoseconds / 100_000_000_000_000
    }

    /// The same time without what is not written.
    package var inTenths: Duration { .microseconds(tenths * 100) }
}
