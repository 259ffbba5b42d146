/// The declarations a view was given by name, in the order they were first set.
///
/// A screen has many views with a few declarations each, so they are kept in one text, `name␟value␞name␟value␞`, with
/// short forms of common names. A value that contains a separator becomes empty.
package struct CSSDeclarations: Hashable, ExpressibleByDictionaryLiteral {
    private var text = ""

    private static let middle = UInt8(0x1F)
    private static let end = UInt8(0x1E)

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
        compact.text = String(decoding: Array(text.utf8), as: UTF8.self)
        return compact
    }

    package var isEmpty: Bool { text.isEmpty }
    package var count: Int { text.utf8.reduce(0) { $1 == Self.end ? $0 + 1 : $0 } }

    package var properties: [String] {
        var names: [String] = []
        forEach { property, _ in names.append(property) }
        return names
    }

    package subscript(property: String) -> String? {
        get { range(of: property).map { String(text[$0.value]) } }
        set {
            let clean = newValue.map { $0.utf8.contains { $0 == Self.middle || $0 == Self.end } ? "" : $0 }
            switch (range(of: property), clean) {
            case (let found?, let value?): text.replaceSubrange(found.value, with: value)
            case (let found?, nil): text.removeSubrange(found.whole)
            case (nil, let value?): Self.append(property, value, to: &text)
            case (nil, nil): break
            }
        }
    }

    package func forEach(_ body: (_ property: String, _ value: String) -> Void) {
        walk { name, value, _ in
            body(CSSName.long(text[name]), String(text[value]))
            return true
        }
    }

    /// The names whose value is not the same in `other`.
    package func differences(from other: CSSDeclarations) -> [String] {
        if text == other.text { return [] }
        var names = properties.filter { self[$0] != other[$0] }
        names.append(contentsOf: other.properties.filter { self[$0] == nil })
        return names
    }

    private typealias Part = Range<String.Index>

    private func range(of property: String) -> (value: Part, whole: Part)? {
        var found: (value: Part, whole: Part)?
        let property = CSSName.short(property)
        walk { name, value, whole in
            guard text.utf8[name].elementsEqual(property.utf8) else { return true }
            found = (value, whole)
            return false
        }
        return found
    }

    /// Calls `body` with every declaration until it answers false.
    private func walk(_ body: (_ name: Part, _ value: Part, _ whole: Part) -> Bool) {
        let bytes = text.utf8
        var start = bytes.startIndex
        while let middle = bytes[start...].firstIndex(of: Self.middle),
            let end = bytes[middle...].firstIndex(of: Self.end)
        {
            let next = bytes.index(after: end)
            guard body(start..<middle, bytes.index(after: middle)..<end, start..<next) else { return }
            start = next
        }
    }

    private static func append(_ property: String, _ value: String, to text: inout String) {
        let name = CSSName.short(property)
        text.reserveCapacity(text.utf8.count + name.utf8.count + value.utf8.count + 2)
        text += name
        text.unicodeScalars.append(Unicode.Scalar(Self.middle))
        text += value
        text.unicodeScalars.append(Unicode.Scalar(Self.end))
    }
}
