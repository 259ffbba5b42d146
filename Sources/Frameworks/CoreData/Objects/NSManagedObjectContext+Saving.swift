public import Foundation

extension NSManagedObjectContext {
    /// Posted after a context was saved, with the sets of objects that were made, changed and deleted.
    public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSaveNotification")

    /// Writes all changes to the store, or into the context above. Throws where an object is not as its entity says;
    /// then nothing is written.
    public func save() throws {
        guard hasChanges else { return }
        for number in (changes.new.union(changes.updated)).sorted() { known[number]?.willSave() }
        try validateAll()
        let saved = changes
        let written = saved.new.union(saved.updated).sorted().compactMap { number in
            known[number].map { Row(number: number, entity: $0.entity.name ?? "", values: kept($0)) }
        }
        guard let source else { fatalError("the context has no store: set persistentStoreCoordinator or parent") }
        try source.take(RowChanges(written: written, deleted: saved.gone.sorted()), from: self)
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

    /// Takes all changes since the last save back.
    public func rollback() {
        let undone = changes
        changes = PendingChanges()
        for number in undone.inserted {
            known.removeValue(forKey: number)?.managedObjectContext = nil
            untold.inserted.remove(number)
            untold.deleted.insert(number)
        }
        for number in undone.updated.union(undone.gone) {
            untold.deleted.remove(number)
            if let object = known[number] { refresh(object) }
        }
        processPendingChanges()
    }

    public func reset() {
        rollback()
        for object in known.values { object.managedObjectContext = nil }
        known = [:]
    }

    /// Reads an object anew; with `mergeChanges` what was changed in it stays.
    public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        if !mergeChanges || changes.leavesAlone(object.objectID.number) { refresh(object) }
    }

    /// Reads all objects anew that were not changed.
    public func refreshAllObjects() {
        for (number, object) in known where changes.leavesAlone(number) { refresh(object) }
        processPendingChanges()
    }

    /// Reads anew what another context saved and this one did not change.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        guard notification.object as? NSManagedObjectContext !== self else { return }
        func numbers(_ key: String) -> [Int64] {
            ((notification.userInfo?[key] as? Set<NSManagedObject>) ?? []).map(\.objectID.number)
        }
        merge(numbers("inserted") + numbers("updated") + numbers("deleted"))
    }

    /// Reads objects anew that others saved, where this context did not change them.
    func merge(_ numbers: [Int64]) {
        for number in numbers.sorted() where changes.leavesAlone(number) {
            if let object = known[number] {
                refresh(object)
            } else if object(numbered: number) != nil {
                untold.inserted.insert(number)
            }
        }
        processPendingChanges()
    }

    private func refresh(_ object: NSManagedObject) {
        let number = object.objectID.number
        if let row = try? source?.row(number) {
            guard object.values != row.values else { return }
            object.values = row.values
            untold.updated.insert(number)
        } else {
            known.removeValue(forKey: number)
            object.managedObjectContext = nil
            untold.deleted.insert(number)
        }
    }

    private func kept(_ object: NSManagedObject) -> [String: StoredValue] {
        let transient = Set(object.entity.properties.filter(\.isTransient).map(\.name))
        return transient.isEmpty ? object.values : object.values.filter { !transient.contains($0.key) }
    }

    private func validateAll() throws {
        var errors: [NSError] = []
        func note(_ check: () throws -> Void) { do { try check() } catch { errors.append(error as NSError) } }
        for number in changes.new.sorted() { if let object = known[number] { note(object.validateForInsert) } }
        for number in changes.updated.sorted() { if let object = known[number] { note(object.validateForUpdate) } }
        for number in changes.gone.sorted() { if let object = known[number] { note(object.validateForDelete) } }
        try NSManagedObject.raise(errors)
    }
}

extension Notification.Name {
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
}
