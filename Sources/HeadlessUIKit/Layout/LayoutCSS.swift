/// Declarations that layout has decided on for one view.
package struct LayoutCSS {
    private var values: [(LayoutProperty, String)] = []

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    package subscript(property: LayoutProperty) -> String? {
        get { values.first { $0.0 == property }?.1 }
        set {
            values.removeAll { $0.0 == property }
            if let newValue { values.append((property, newValue)) }
        }
    }

    /// Writes what is set, takes back what `written` says a reader has, and answers what a reader has now.
    package func write(to writer: any PropertyWriter, written: UInt32, except skip: (String) -> Bool) -> UInt32 {
        var now: UInt32 = 0
        for (property, value) in values where !skip(property.css) {
            writer.style(property.css, value)
            now |= 1 << UInt32(property.rawValue)
        }
        let gone = written & ~now
        if gone != 0 {
            for property in LayoutProperty.allCases
            where gone & 1 << UInt32(property.rawValue) != 0 && !skip(property.css) {
                writer.style(property.css, nil)
            }
        }
        return now
    }
}
