extension NSManagedObjectContext {
    /// The model of the context's store; nil if no store is loaded.
    var model: NSManagedObjectModel? { source?.model }

    func nextNumber() -> Int64 {
        guard let source else { fatalError("the context has no store: set persistentStoreCoordinator or parent") }
        return source.nextNumber()
    }

    /// Registers a new object.
    func register(_ object: NSManagedObject) {
        guard known[object.objectID.number] == nil else { return }
        object.managedObjectContext = self
        known[object.objectID.number] = object
        changes.insert(object.objectID.number)
        pendingChanges.inserted.insert(object.objectID.number)
        tellSoon()
    }

    func noteChange(of object: NSManagedObject) {
        guard known[object.objectID.number] === object else { return }
        changes.update(object.objectID.number)
        pendingChanges.updated.insert(object.objectID.number)
        tellSoon()
    }

    /// Returns the object with a number, reading it from the store if necessary; nil if there is none.
    func object(numbered number: Int64) -> NSManagedObject? {
        if let object = known[number] { return changes.deleted.contains(number) ? nil : object }
        guard let row = try? source?.row(number) else { return nil }
        return object(of: row)
    }

    /// Returns the object of a row. A registered object is not updated.
    func object(of row: Row) -> NSManagedObject? {
        if let object = known[row.number] { return object }
        guard let entity = model?.entitiesByName[row.entity] else { return nil }
        rowAtHand = row
        let object = entity.make(entity, self)
        rowAtHand = nil
        known[row.number] = object
        object.awake()
        return object
    }

    /// Returns the objects of an entity, in the order of creation.
    ///
    /// - Parameters:
    ///   - withPending: Whether unsaved changes are included.
    ///   - below: Whether objects of subentities are included.
    func objects(of entity: NSEntityDescription, withPending: Bool, below: Bool) throws -> [NSManagedObject] {
        let line = below ? model?.line(below: entity) ?? [entity] : [entity]
        let names = Set(line.compactMap(\.name))
        let stored = try source?.rows(of: names).compactMap(object) ?? []
        guard withPending else { return stored }
        let new = changes.new.sorted().compactMap { known[$0] }.filter { names.contains($0.entity.name ?? "") }
        return stored.filter { !changes.deleted.contains($0.objectID.number) } + new
    }
}
