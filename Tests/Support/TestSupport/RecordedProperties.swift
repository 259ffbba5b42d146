package import HeadlessUIKit
package import ViewSchema

/// Records the properties that a view writes, as a page does: nil and a flag's default value remove a property.
package final class RecordedProperties: PropertyWriter, Equatable, CustomStringConvertible {
    package private(set) var values: [String: String] = [:]
    package private(set) var styles: [String: String] = [:]
    package private(set) var lists: [String: [PropertyValue]] = [:]
    /// The names in the order in which they were written, including those of removed properties.
    package private(set) var written: [String] = []

    package init() {}

    /// Begins another update. Values from earlier updates are kept.
    package func beginUpdate() { written = [] }
    /// The names that were written more than once in this update. They would be repeated keys in JSON.
    package var writtenTwice: [String] { Dictionary(grouping: written) { $0 }.filter { $1.count > 1 }.keys.sorted() }

    package subscript(name: String) -> String? { values[name] }

    package func setString(_ property: TextProperty, to value: String?) {
        written.append(property.rawValue)
        values[property.rawValue] = value
    }

    package func setBool(_ property: FlagProperty, to value: Bool) {
        written.append(property.rawValue)
        values[property.rawValue] = value == property.defaultValue ? nil : "\(value)"
    }

    package func setNumber(_ property: NumberProperty, to value: Double?) {
        written.append(property.rawValue)
        values[property.rawValue] = value.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    }

    package func setNumbers(_ property: NumbersProperty, to numbers: [Double]?) {
        written.append(property.rawValue)
        values[property.rawValue] = numbers.flatMap {
            $0.contains { $0 != 0 } ? "[\($0.map { CSSValue.number($0) }.joined(separator: ", "))]" : nil
        }
    }

    package func setList(_ property: ListProperty, to values: [PropertyValue]?) {
        written.append(property.rawValue)
        lists[property.rawValue] = values
    }

    package func setStyle(_ property: String, to value: String?) {
        written.append("style." + property)
        styles[property] = value
    }

    package static func == (left: RecordedProperties, right: RecordedProperties) -> Bool {
        left.values == right.values && left.styles == right.styles && left.lists == right.lists
    }

    package var description: String {
        let all =
            values.map { "\($0): \($1)" } + styles.map { "\($0): \($1)" }
            + lists.map { "\($0): \($1)" }
        return "{" + all.sorted().joined(separator: ", ") + "}"
    }
}

extension UIView {
    /// The properties for a reader that has never seen the view.
    package var projected: RecordedProperties {
        let properties = RecordedProperties()
        projectWhole(into: properties)
        return properties
    }
}
