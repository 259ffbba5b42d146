public import Foundation

extension NSManagedObjectContext {
    public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSaveNotification")

    public func save() throws {
        guard hasChanges else { return }
        for number in (changes.new.union(changes.updated)).sorted() { known[number]?.willSave() }
        try validateAll()
        let saved = changes
        let written = saved.new.union(saved.updated).sorted().compactMap { number in
            known[number].map { Row(number: number, entity: $0.entity.name ?? "", values: persistentValues(of: $0)) }
        }
        guard let source else { fatalError("the context has no store: set persistentStoreCoordinator or parent") }
        try source.apply(RowChanges(written: written, deleted: saved.gone.sorted()), from: self)
        let userInfo: [AnyHashable: Any] = [
            "inserted": Set(saved.new.compactMap { known[$0] }), "updated": Set(saved.updated.compactMap { known[$0] }),
            "deleted": Set(saved.gone.compactMap { known[$0] }),
        ]
        changes = PendingChanges()
        for number in saved.deleted { known.removeValue(forKey: number)?.managedObjectContext = nil }
        processPendingChanges()
        for row in written { known[row.number]?.didSave() }
        NotificationCenter.default.post(name: Self.didSaveObjectsNotification, object: self, userInfo: userInfo)
    }

    public func rollback() {
        let undone = changes
        changes = PendingChanges()
        for number in undone.inserted {
            known.removeValue(forKey: number)?.managedObjectContext = nil
            pendingChanges.inserted.remove(number)
            pendingChanges.deleted.insert(number)
        }
        for number in undone.updated.union(undone.gone) {
            pendingChanges.deleted.remove(number)
            if let object = known[number] { refresh(object) }
        }
        processPendingChanges()
    }

    public func reset() {
        rollback()
        for object in known.values { object.managedObjectContext = nil }
        known = [:]
    }

    /// With `mergeChanges`, an object with unsaved changes is not refreshed at all.
    public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        if !mergeChanges || changes.leavesAlone(object.objectID.number) { refresh(object) }
    }

    /// Refreshes only objects without unsaved changes.
    public func refreshAllObjects() {
        for (number, object) in known where changes.leavesAlone(number) { refresh(object) }
        processPendingChanges()
    }

    /// Refreshes objects without unsaved changes that another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        guard notification.object as? NSManagedObjectContext !== self else { return }
        func numbers(_ key: String) -> [Int64] {
            ((notification.userInfo?[key] as? Set<NSManagedObject>) ?? []).map(\.objectID.number)
        }
        merge(numbers("inserted") + numbers("updated") + numbers("deleted"))
    }

    /// Refreshes objects that other contexts have saved, unless they have unsaved changes.
    func merge(_ numbers: [Int64]) {
        for number in numbers.sorted() where changes.leavesAlone(number) {
            if let object = known[number] {
                refresh(object)
            } else if object(numbered: number) != nil {
                pendingChanges.inserted.insert(number)
            }
        }
        processPendingChanges()
    }

    private func refresh(_ object: NSManagedObject) {
        let number = object.objectID.number
        if let row = try? source?.row(number) {
            guard object.values != row.values else { return }
            object.values = row.values
            pendingChanges.updated.insert(number)
        } else {
            known.removeValue(forKey: number)
            object.managedObjectContext = nil
            pendingChanges.deleted.insert(number)
        }
    }

    private func persistentValues(of object: NSManagedObject) -> [String: StoredValue] {
        let transient = Set(object.entity.properties.filter(\.isTransient).map(\.name))
        return transient.isEmpty ? object.values : object.values.filter { !transient.contains($0.key) }
    }

    private func validateAll() throws {
        var errors: [NSError] = []
        func collectError(of check: () throws -> Void) { do { try check() } catch { errors.append(error as NSError) } }
        for number in changes.new.sorted() {
            if let object = known[number] { collectError(of: object.validateForInsert) }
        }
        for number in changes.updated.sorted() {
            if let object = known[number] { collectError(of: object.validateForUpdate) }
        }
        for number in changes.gone.sorted() {
            if let object = known[number] { collectError(of: object.validateForDelete) }
        }
        try NSManagedObject.raise(errors)
    }
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
}
