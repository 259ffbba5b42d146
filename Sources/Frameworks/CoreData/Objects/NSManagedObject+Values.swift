import Foundation

extension NSManagedObject {
    public func value(forKey key: String) -> Any? {
        switch property(key) {
        case let relationship as NSRelationshipDescription:
            let objects = related(by: relationship)
            if !relationship.isToMany { return objects.first }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : Set(objects)
        default: return values[key]?.plain
        }
    }

    public func setValue(_ value: Any?, forKey key: String) {
        let value = value.flatMap(unwrapped)
        switch property(key) {
        case let attribute as NSAttributeDescription:
            guard let value else { return store(nil, for: key) }
            guard let stored = StoredValue(value, as: attribute.attributeType) else {
                fatalError(
                    "\(entity.name ?? "").\(key) is \(attribute.attributeType.rawValue) and cannot keep \(type(of: value))"
                )
            }
            store(stored, for: key)
        case let relationship as NSRelationshipDescription:
            relate(to: value.map { objects(in: $0) } ?? [], by: relationship)
        default: break
        }
    }

    /// Same as `value(forKey:)`.
    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Same as `setValue(_:forKey:)`; unlike on iOS, the context is notified and inverse relationships are updated.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
    /// Does nothing, because objects always have their values.
    public func willAccessValue(forKey key: String?) {}
    /// Does nothing, because objects always have their values.
    public func didAccessValue(forKey key: String?) {}
    /// Does nothing, because setting a property notifies the context.
    public func willChangeValue(forKey key: String) {}
    /// Does nothing, because setting a property notifies the context.
    public func didChangeValue(forKey key: String) {}

    /// Returns the value of an `@NSManaged` property, which may be a primitive accessor.
    public func managedValue<Value>(_ declared: String) -> Value {
        let key = propertyName(declared)
        if let relationship = property(key) as? NSRelationshipDescription {
            let objects = related(by: relationship)
            let readings: [Any] =
                relationship.isToMany
                ? [Set(objects), NSSet(array: objects), NSOrderedSet(array: objects), objects]
                : objects
            if let first = readings.lazy.compactMap({ $0 as? Value }).first { return first }
        } else if let stored = values[key] {
            if let first = stored.representations.lazy.compactMap({ $0 as? Value }).first { return first }
            fatalError("\(entity.name ?? "").\(key) is no \(Value.self) in the model")
        }
        if let kind = Value.self as? any ExpressibleByNilLiteral.Type, let none = kind.init(nilLiteral: ()) as? Value {
            return none
        }
        if let empty = StoredValue.absent.lazy.compactMap({ $0 as? Value }).first { return empty }
        fatalError("\(entity.name ?? "").\(key) has no value, and \(Value.self) no nil")
    }

    /// Sets the value of an `@NSManaged` property. The property may be the primitive form of an attribute, such as
    /// `primitiveName`.
    public func setManagedValue(_ declared: String, _ value: Any?) { setValue(value, forKey: propertyName(declared)) }

    /// Adds one or several objects to a relationship, for `@NSManaged` methods.
    public func addManaged(_ key: String, _ added: Any) { change(key) { $0 + objects(in: added) } }

    /// Removes one or several objects from a relationship, for `@NSManaged` methods.
    public func removeManaged(_ key: String, _ removed: Any) {
        let gone = objects(in: removed)
        change(key) { $0.filter { !gone.contains($0) } }
    }

    private func change(_ key: String, by change: ([NSManagedObject]) -> [NSManagedObject]) {
        guard let relationship = property(key) as? NSRelationshipDescription else {
            fatalError("\(entity.name ?? "").\(key) is no relationship")
        }
        relate(to: change(related(by: relationship)), by: relationship)
    }

    private func property(_ key: String) -> NSPropertyDescription {
        guard let property = entity.propertiesByName[key] else {
            fatalError("the entity \(entity.name ?? "") has no property \"\(key)\"")
        }
        return property
    }

    /// Returns the name of the property to which a declaration in the app's class belongs. For a primitive accessor
    /// such as `primitiveTitle`, it is the name without the prefix.
    private func propertyName(_ declared: String) -> String {
        let prefix = "primitive"
        guard entity.propertiesByName[declared] == nil, declared.hasPrefix(prefix) else { return declared }
        let rest = declared.dropFirst(prefix.count)
        let names = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)]
        return names.first { entity.propertiesByName[$0] != nil } ?? declared
    }

    private func unwrapped(_ value: Any) -> Any? {
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private func objects(in value: Any) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.number < $1.objectID.number }
        case let set as NSSet:
            set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let array as [NSManagedObject]: array
        default: fatalError("\(type(of: value)) holds no managed objects")
        }
    }
}
