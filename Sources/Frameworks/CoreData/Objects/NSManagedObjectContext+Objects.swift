extension NSManagedObjectContext {
    /// The model of the context's store; nil where none was loaded.
    var model: NSManagedObjectModel? { source?.model }

    func nextNumber() -> Int64 {
        guard let source else { fatalError("the context has no store: set persistentStoreCoordinator or parent") }
        return source.nextNumber()
    }

    /// Has a new object.
    func take(_ object: NSManagedObject) {
        guard known[object.objectID.number] == nil else { return }
        object.managedObjectContext = self
        known[object.objectID.number] = object
        changes.insert(object.objectID.number)
        untold.inserted.insert(object.objectID.number)
        tellSoon()
    }

    func noteChange(of object: NSManagedObject) {
        guard known[object.objectID.number] === object else { return }
        changes.update(object.objectID.number)
        untold.updated.insert(object.objectID.number)
        tellSoon()
    }

    /// The object of a number, from the store where the context does not have it yet; nil where there is none.
    func object(numbered number: Int64) -> NSManagedObject? {
        if let object = known[number] { return changes.deleted.contains(number) ? nil : object }
        guard let row = try? source?.row(number) else { return nil }
        return object(of: row)
    }

    /// The context's object of a row; what the context has already stays as it is.
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

    /// All objects of an entity and those below it, as the context has them, in the order in which they were made.
    func objects(of entity: NSEntityDescription, withPending: Bool, below: Bool) throws -> [NSManagedObject] {
        let line = below ? model?.line(below: entity) ?? [entity] : [entity]
        let names = Set(line.compactMap(\.name))
        let stored = try source?.rows(of: names).compactMap(object) ?? []
        guard withPending else { return stored }
        let new = changes.new.sorted().compactMap { known[$0] }.filter { names.contains($0.entity.name ?? "") }
        return stored.filter { !changes.deleted.contains($0.objectID.number) } + new
    }
}
