/// A lookup for methods by name. It returns a selector that contains the method, or nil.
enum MethodFindingKey: ApplicationKey {
    static var defaultValue: ((Selector, AnyObject) -> Selector?)? { nil }
}

extension Selector {
    /// Returns the object's method with this name from the tables of the app's classes.
    func found(for target: AnyObject) -> Selector? {
        UIApplication.shared.values[MethodFindingKey.self]?(self, target)
    }
}
