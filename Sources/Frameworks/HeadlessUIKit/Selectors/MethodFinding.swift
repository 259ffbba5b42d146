/// Who knows methods by their names, besides the objects themselves: answers a selector that brings its method along.
enum MethodFindingKey: ApplicationKey {
    static var defaultValue: ((Selector, AnyObject) -> Selector?)? { nil }
}

extension Selector {
    /// The method of an object that tables of the app's classes have under this name.
    func found(for target: AnyObject) -> Selector? {
        UIApplication.shared.values[MethodFindingKey.self]?(self, target)
    }
}
