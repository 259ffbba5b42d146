/// The key of a function that finds methods by name. It returns a selector that contains the method, or nil.
package enum MethodFindingKey: ApplicationKey {
    package static var defaultValue: ((Selector, AnyObject) -> Selector?)? { nil }
}

extension Selector {
    /// Looks the method up in the tables of the app's classes. Returns a selector that contains it; nil if there is
    /// none.
    func found(for target: AnyObject) -> Selector? {
        AppEnvironment.current.values[MethodFindingKey.self]?(self, target)
    }
}
