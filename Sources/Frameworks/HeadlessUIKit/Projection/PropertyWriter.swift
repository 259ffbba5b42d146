/// Takes the properties of one view.
///
/// A nil removes the property, which matters only to a reader that already has one; when a view is written for the
/// first time, `UIView.projectWhole(into:)` leaves out everything that is nil or the page's default.
package protocol PropertyWriter: AnyObject {
    func string(_ name: String, _ value: String?)
    func bool(_ name: String, _ value: Bool)
    func number(_ name: String, _ value: Double?)
    /// Numbers that are all 0 are the same as none.
    func numbers(_ name: String, _ values: [Double]?)
    func list(_ name: String, _ values: [PropertyValue]?)
    /// One css declaration; nil removes it.
    func style(_ property: String, _ value: String?)
}

/// Passes on only what differs from the page's defaults, for a view that the reader has never seen.
package final class FirstWriter: PropertyWriter {
    private let base: any PropertyWriter
    /// Properties that are true unless said otherwise.
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

/// A value inside a list.
package indirect enum PropertyValue: Hashable {
    case number(Double)
    case text(String)
    case bool(Bool)
    case list([PropertyValue])
    case members([PropertyMember])
}

/// A named value inside a list.
package struct PropertyMember: Hashable {
    package let name: String
    package let value: PropertyValue

    package init(_ name: String, _ value: PropertyValue) {
        self.name = name
        self.value = value
    }
}
