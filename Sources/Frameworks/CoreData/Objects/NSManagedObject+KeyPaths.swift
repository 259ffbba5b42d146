extension NSManagedObject {
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathWalk(keyPath).value(of: self) }
}

extension NSManagedObject: KeyedObject, NumberedObject {
    package func value(named name: String) -> Any? { name == "objectID" ? objectID : value(forKey: name) }
    package var comparedNumber: Int64 { objectID.number }
}

extension NSManagedObjectID: NumberedObject {
    package var comparedNumber: Int64 { number }
}
