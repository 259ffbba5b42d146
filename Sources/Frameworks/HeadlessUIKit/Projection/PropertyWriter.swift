package import ViewSchema

/// An object that receives the properties of one view and sends them to a page.
///
/// Nil removes a property that the page already has. When a view is written for the first time,
/// `UIView.projectWhole(into:)` omits nil values and the page's default values.
package protocol PropertyWriter: AnyObject {
    func setString(_ name: TextProperty, to value: String?)
    func setBool(_ name: FlagProperty, to value: Bool)
    func setNumber(_ name: NumberProperty, to value: Double?)
    /// Writes numbers. If all numbers are zero, the property is removed, as with nil.
    func setNumbers(_ name: NumbersProperty, to values: [Double]?)
    func setList(_ name: ListProperty, to values: [PropertyValue]?)
    /// Writes a CSS declaration; nil removes it.
    func setStyle(_ property: String, to value: String?)
}

/// A writer for a view that is new to the page. It forwards only values that differ from the page's defaults.
package final class FirstWriter: PropertyWriter {
    private let base: any PropertyWriter

    package init(_ base: any PropertyWriter) { self.base = base }

    package func setString(_ name: TextProperty, to value: String?) { if let value { base.setString(name, to: value) } }
    package func setBool(_ name: FlagProperty, to value: Bool) {
        if value != name.defaultValue { base.setBool(name, to: value) }
    }
    package func setNumber(_ name: NumberProperty, to value: Double?) {
        if let value { base.setNumber(name, to: value) }
    }
    package func setNumbers(_ name: NumbersProperty, to values: [Double]?) {
        if let values, values.contains(where: { $0 != 0 }) { base.setNumbers(name, to: values) }
    }
    package func setList(_ name: ListProperty, to values: [PropertyValue]?) {
        if let values { base.setList(name, to: values) }
    }
    package func setStyle(_ property: String, to value: String?) { if let value { base.setStyle(property, to: value) } }
}

/// A value in a list that is written as a property.
package indirect enum PropertyValue: Hashable {
    case number(Double)
    case text(String)
    case bool(Bool)
    case list([PropertyValue])
    case members([PropertyMember])
}

/// A named value in a list that is written as a property.
package struct PropertyMember: Hashable {
    package let name: String
    package let value: PropertyValue

    package init(_ name: String, value: PropertyValue) {
        self.name = name
        self.value = value
    }
}
