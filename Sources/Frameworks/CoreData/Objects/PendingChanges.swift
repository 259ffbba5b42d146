/// What a context changed since it was last saved, by the objects' numbers. An object is in one of the three.
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

    /// Those whose deletion has to be written: what was made and deleted since was never there.
    var gone: Set<Int64> { deleted.subtracting(inserted) }
    /// Those that are new and stay.
    var new: Set<Int64> { inserted.subtracting(deleted) }

    /// Whether a fresh row may replace what the context has.
    func leavesAlone(_ number: Int64) -> Bool {
        !inserted.contains(number) && !updated.contains(number) && !deleted.contains(number)
    }
}

/// What listeners are to hear.
struct ToldChanges {
    var inserted: Set<Int64> = []
    var updated: Set<Int64> = []
    var deleted: Set<Int64> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
