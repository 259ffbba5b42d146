/// The unsaved changes of a context, by object number. An object that was inserted and then deleted is in both sets.
struct PendingChanges {
    private(set) var inserted: Set<Int64> = []
    private(set) var updated: Set<Int64> = []
    private(set) var deleted: Set<Int64> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func insert(_ number: Int64) { inserted.insert(number) }

    mutating func update(_ number: Int64) {
        if !inserted.contains(number), !deleted.contains(number) { updated.insert(number) }
    }

    mutating func delete(_ number: Int64) {
        updated.remove(number)
        deleted.insert(number)
    }

    /// The deletions to write. Objects inserted and deleted since the last save were never stored.
    var gone: Set<Int64> { deleted.subtracting(inserted) }
    /// The inserted objects that were not deleted.
    var new: Set<Int64> { inserted.subtracting(deleted) }

    /// Returns whether the object has no unsaved changes, so that a refreshed row may replace it.
    func leavesAlone(_ number: Int64) -> Bool {
        !inserted.contains(number) && !updated.contains(number) && !deleted.contains(number)
    }
}

/// The changes to notify listeners of.
struct ChangeNotification {
    var inserted: Set<Int64> = []
    var updated: Set<Int64> = []
    var deleted: Set<Int64> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
