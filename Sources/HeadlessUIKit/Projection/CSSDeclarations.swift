/// The declarations a view was given by name, in the order they were first set.
///
/// A screen has many views with a few declarations each, so they are kept in one array, which is one pointer in the
/// view: the UTF-8 of `name␟value␞name␟value␞`, with short forms of common names. A value that contains a separator becomes empty.
package struct CSSDeclarations: Hashable, ExpressibleByDictionaryLiteral {
    private var bytes: [UInt8] = []

    private static let middle: UInt8 = 0x1F
    private static let end: UInt8 = 0x1E

    package init() {}

    package init(dictionaryLiteral elements: (String, String)...) {
        for (property, value) in elements { self[property] = value }
    }

    /// Declarations in their order; a name that comes twice has its last value.
    package init(_ elements: some Sequence<(property: String, value: String)>) {
        for (property, value) in elements { self[property] = value }
    }

    /// The same without the room that growing left.
    package var compact: CSSDeclarations {
        var compact = CSSDeclarations()
        compact.bytes = bytes.withUnsafeBufferPointer { Array($0) }
        return compact
    }

    package var isEmpty: Bool { bytes.isEmpty }
    package var count: Int { bytes.reduce(0) { $1 == Self.end ? $0 + 1 : $0 } }

    package var properties: [String] {
        var names: [String] = []
        forEach { property, _ in names.append(property) }
        return names
    }

    package subscript(property: String) -> String? {
        get { range(of: property).map { text(of: $0.value) } }
        set {
            let clean = newValue.map { $0.utf8.contains { $0 == Self.middle || $0 == Self.end } ? "" : $0 }
            switch (range(of: property), clean) {
            case (let found?, let value?): bytes.replaceSubrange(found.value, with: value.utf8)
            case (let found?, nil): bytes.removeSubrange(found.whole)
            case (nil, let value?): append(property, value)
            case (nil, nil): break
            }
        }
    }

    package func forEach(_ body: (_ property: String, _ value: String) -> Void) {
        walk { name, value, _ in
            body(CSSName.long(bytes[name]), text(of: value))
            return true
        }
    }

    /// The names whose value is not the same in `other`.
    package func differences(from other: CSSDeclarations) -> [String] {
        if bytes == other.bytes { return [] }
        var names = properties.filter { self[$0] != other[$0] }
        names.append(contentsOf: other.properties.filter { self[$0] == nil })
        return names
    }

    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    private typealias Part = Range<Int>

    private func text(of part: Part) -> String { String(decoding: bytes[part], as: UTF8.self) }

    private func range(of property: String) -> (value: Part, whole: Part)? {
        var found: (value: Part, whole: Part)?
        let short = CSSName.short(property)
        walk { name, value, whole in
            guard bytes[name].elementsEqual(short.utf8) else { return true }
            found = (value, whole)
            return false
        }
        return found
    }

    /// Calls `body` with every declaration until it answers false.
    private func walk(_ body: (_ name: Part, _ value: Part, _ whole: Part) -> Bool) {
        var start = 0
        while let middle = bytes[start...].firstIndex(of: Self.middle),
            let end = bytes[middle...].firstIndex(of: Self.end)
        {
            guard body(start..<middle, (middle + 1)..<end, start..<(end + 1)) else { return }
            start = end + 1
        }
    }

    private mutating func append(_ property: String, _ value: String) {
        let name = CSSName.short(property)
        bytes.reserveCapacity(bytes.count + name.utf8.count + value.utf8.count + 2)
        bytes.append(contentsOf: name.utf8)
        bytes.append(Self.middle)
        bytes.append(contentsOf: value.utf8)
        bytes.append(Self.end)
    }
}
