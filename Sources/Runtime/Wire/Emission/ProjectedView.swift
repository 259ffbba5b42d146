package import JSON
package import ViewSchema

/// A view as pages receive it: its kind and its properties.
package protocol ProjectedView {
    /// The raw value of a `ViewKind`, or the name of a kind that only another release has.
    var kind: String { get }
    /// The properties by their names; values that are the page's defaults are omitted.
    var properties: JSONObject { get }
}

extension ProjectedView {
    /// Returns a text of the view; nil if it is missing.
    package subscript(property: TextProperty) -> String? { properties[property.rawValue]?.string }

    /// Returns a flag of the view; the property's default value if it is missing.
    package subscript(property: FlagProperty) -> Bool {
        properties[property.rawValue]?.bool ?? property.defaultValue
    }

    /// Returns a number of the view; nil if it is missing.
    package subscript(property: NumberProperty) -> Double? { properties[property.rawValue]?.double }

    /// Returns whether the view is of one of these kinds.
    package func isOne(of kinds: ViewKind...) -> Bool { kinds.contains { $0.rawValue == kind } }
}
