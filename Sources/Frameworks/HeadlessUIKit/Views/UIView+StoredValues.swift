// Values of views in one dictionary, because few views have any. Most of the properties have no effect.
extension UIView {
    /// Returns the stored value of the property that calls this; `plain` if none was set.
    func stored<Value>(_ property: String = #function, default plain: Value) -> Value {
        rare?.rarest?.storedValues[property] as? Value ?? plain
    }

    /// Stores the value of the property that calls this.
    func store<Value>(_ value: Value, _ property: String = #function) {
        withExtras { $0.forRarest.storedValues.updateValue(value, forKey: property) }
    }
}
