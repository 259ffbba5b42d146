import FoundationShims

/// A weak reference to an object that is notified of a context's changes.
struct ContextObserver {
    weak var controller: (any ContextListener)?
    weak var context: NSManagedObjectContext?
}

/// An object that is notified of a context's changes.
protocol ContextListener: AnyObject {
    /// Called after changes of the context.
    ///
    /// - Parameter updated: The numbers of the updated objects.
    func contextChanged(updated: Set<Int64>)
}

extension NSManagedObjectContext {
    /// Notifies listeners immediately instead of after the current turn.
    public func processPendingChanges() {
        guard !pendingChanges.isEmpty else { return }
        let told = pendingChanges
        pendingChanges = ChangeNotification()
        listeners.removeAll { $0.controller == nil && $0.context == nil }
        for listener in listeners { listener.controller?.contextChanged(updated: told.updated) }
    }

    /// Schedules the notification of listeners after the current turn.
    func tellSoon() {
        guard !isTelling, listeners.contains(where: { $0.controller != nil }) else { return }
        isTelling = true
        MainQueue.async { [weak self] in
            self?.isTelling = false
            self?.processPendingChanges()
        }
    }
}

extension NSManagedObjectContext: RowSource {
    func rows(of entities: Set<String>) throws -> [Row] {
        let stored = try source?.rows(of: entities) ?? []
        let own = stored.compactMap { row in
            changes.deleted.contains(row.number) ? nil : known[row.number].map(Self.row) ?? row
        }
        let new = changes.new.sorted().compactMap { known[$0] }.filter { entities.contains($0.entity.name ?? "") }
        return own + new.map(Self.row)
    }

    func row(_ number: Int64) throws -> Row? {
        object(numbered: number).map(Self.row)
    }

    private static func row(_ object: NSManagedObject) -> Row {
        Row(number: object.objectID.number, entity: object.entity.name ?? "", values: object.values)
    }

    func apply(_ saved: RowChanges, from context: NSManagedObjectContext) throws {
        for row in saved.written {
            if let object = object(numbered: row.number) {
                guard object.values != row.values else { continue }
                object.values = row.values
                noteChange(of: object)
            } else if let entity = model?.entitiesByName[row.entity] {
                rowAtHand = row
                let object = entity.make(entity, self)
                rowAtHand = nil
                register(object)
            }
        }
        for number in saved.deleted {
            guard known[number] != nil || object(numbered: number) != nil else { continue }
            changes.delete(number)
            pendingChanges.deleted.insert(number)
        }
        processPendingChanges()
    }

    func add(_ context: NSManagedObjectContext) { listeners.append(ContextObserver(context: context)) }
}
