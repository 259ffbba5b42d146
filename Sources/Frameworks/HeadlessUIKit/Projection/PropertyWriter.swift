/// Receives the properties of one view.
///
/// Nil removes a property that the page already has. When a view is written for the first time,
/// `UIView.projectWhole(into:)` leaves out nil and the page's default values.
package protocol PropertyWriter: AnyObject {
    func string(_ name: String, _ value: String?)
    func bool(_ name: String, _ value: Bool)
    func number(_ name: String, _ value: Double?)
    /// Writes numbers; only zeros are equal to nil.
    func numbers(_ name: String, _ values: [Double]?)
    func list(_ name: String, _ values: [PropertyValue]?)
    /// Writes a CSS declaration; nil removes it.
    func style(_ property: String, _ value: String?)
}

/// Forwards only values that differ from the page's defaults, for a view that is new to the page.
package final class FirstWriter: PropertyWriter {
    private let base: any PropertyWriter
    /// The properties whose default is true.
    private static let trueByDefault: Set<String> = ["enabled"]

    package init(_ base: any PropertyWriter) { self.base = base }

    package func string(_ name: String, _ value: String?) { if let value { base.string(name, value) } }
    package func bool(_ name: String, _ value: Bool) {
        if value != Self.trueByDefault.contains(name) { base.bool(name, value) }
    }
    package func number(_ name: String, _ value: Double?) { if let value { base.number(name, value) } }
    package func numbers(_ name: String, _ values: [Double]?) {
        if let values, values.contains(where: { $0 != 0 }) { base.numbers(name, values) }
    }
    package func list(_ name: String, _ values: [PropertyValue]?) { if let values { base.list(name, values) } }
    package func style(_ property: String, _ value: String?) { if let value { base.style(property, value) } }
}

/// A value in a list.
package indirect enum PropertyValue: Hashable {
    case number(Double)
    case text(String)
    case bool(Bool)
    case list([PropertyValue])
    case members([PropertyMember])
}

/// A named value in a list.
package struct PropertyMember: Hashable {
    package let name: String
    package let value: PropertyValue

    package init(_ name: String, _ value: PropertyValue) {
        self.name = name
        self.value = value
    }
}
