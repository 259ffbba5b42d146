/// The constraint conflicts of the current turn that are not logged yet. Equal conflicts, such as those of a list's
/// cells, become one log entry.
struct ConstraintConflicts {
    /// A conflict, identified by the text that is logged for it.
    struct Conflict: Hashable {
        let constraints: [String]
        let broken: String
    }

    /// The distinct conflicts, in the order of their first occurrence.
    private var order: [Conflict] = []
    private var counts: [Conflict: Int] = [:]

    /// Records a conflict of the running app. All conflicts are logged together, after the work that is now in the main
    /// queue.
    static func record(_ conflict: Conflict) {
        let environment = AppEnvironment.current
        let isFirst = environment.values[Key.self].order.isEmpty
        environment.values[Key.self].add(conflict)
        guard isFirst else { return }
        MainQueue.async { environment.values[Key.self].log(to: environment.host) }
    }

    private mutating func add(_ conflict: Conflict) {
        if counts[conflict] == nil { order.append(conflict) }
        counts[conflict, default: 0] += 1
    }

    private mutating func log(to host: any ApplicationHost) {
        for conflict in order {
            host.log(
                .constraintsConflict(conflict.constraints, broken: conflict.broken, count: counts[conflict] ?? 1))
        }
        self = ConstraintConflicts()
    }

    private enum Key: ApplicationKey {
        static var defaultValue: ConstraintConflicts { ConstraintConflicts() }
    }
}
