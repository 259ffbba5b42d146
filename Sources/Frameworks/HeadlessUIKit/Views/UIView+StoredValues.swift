// Properties that are stored in one dictionary, because few views have any. Most of these properties have no effect.
extension UIView {
    /// Returns the value of the calling property; `plain` if none was set.
    func stored<Value>(_ property: String = #function, default plain: Value) -> Value {
        rare?.rarest?.storedValues[property] as? Value ?? plain
    }

    /// Stores a value for the calling property.
    func store<Value>(_ value: Value, _ property: String = #function) {
        withExtras { $0.forRarest.storedValues.updateValue(value, forKey: property) }
    }
}
