extension NSManagedObject {
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathWalk(keyPath).value(of: self) }
}
