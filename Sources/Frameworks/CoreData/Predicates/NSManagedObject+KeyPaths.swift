extension NSManagedObject {
    /// What lies behind names with dots between them; of several objects, the values of each.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathWalk(keyPath).value(of: self) }
}
