extension NSManagedObject {
    /// Returns the numbers of the objects in a relationship.
    func numbers(_ key: String) -> [Int64] {
        switch values[key] {
        case .one(let number)?: [number]
        case .many(let numbers)?: numbers
        default: []
        }
    }

    /// Returns the objects in a relationship, as instances of this object's context.
    func related(by relationship: NSRelationshipDescription) -> [NSManagedObject] {
        numbers(relationship.name).compactMap { managedObjectContext?.object(numbered: $0) }
    }

    /// Sets the objects of a relationship, and updates the inverse relationship.
    func relate(to objects: [NSManagedObject], by relationship: NSRelationshipDescription) {
        for object in objects where object.managedObjectContext !== managedObjectContext {
            fatalError(
                "\(entity.name ?? "").\(relationship.name) cannot name an object of another context: ask this one for it"
            )
        }
        var seen: Set<Int64> = []
        let (old, new) = (
            numbers(relationship.name), objects.map(\.objectID.number).filter { seen.insert($0).inserted }
        )
        guard old != new else { return }
        name(new, by: relationship)
        guard let inverse = relationship.inverseName else { return }
        let (before, after) = (Set(old), Set(new))
        for number in old where !after.contains(number) {
            managedObjectContext?.object(numbered: number)?.drop(objectID.number, from: inverse)
        }
        for number in new where !before.contains(number) {
            managedObjectContext?.object(numbered: number)?.gain(self, by: inverse, inverse: relationship.name)
        }
    }

    /// Removes an object from a relationship.
    func drop(_ number: Int64, from key: String) {
        guard let relationship = entity.relationshipsByName[key] else { return }
        name(numbers(key).filter { $0 != number }, by: relationship)
    }

    private func gain(_ object: NSManagedObject, by key: String, inverse: String) {
        guard let relationship = entity.relationshipsByName[key] else { return }
        let old = numbers(key)
        guard !old.contains(object.objectID.number) else { return }
        if relationship.isToMany { return name(old + [object.objectID.number], by: relationship) }
        // A to-one relationship replaces its previous object. The inverse relationship of that object is updated.
        for number in old { managedObjectContext?.object(numbered: number)?.drop(objectID.number, from: inverse) }
        name([object.objectID.number], by: relationship)
    }

    private func name(_ numbers: [Int64], by relationship: NSRelationshipDescription) {
        if relationship.isToMany {
            store(.many(relationship.isOrdered ? numbers : numbers.sorted()), for: relationship.name)
        } else {
            store(numbers.last.map { .one($0) }, for: relationship.name)
        }
    }

    /// Stores a value and notifies the context.
    func store(_ value: StoredValue?, for key: String) {
        guard values[key] != value else { return }
        values[key] = value
        managedObjectContext?.noteChange(of: self)
    }
}
