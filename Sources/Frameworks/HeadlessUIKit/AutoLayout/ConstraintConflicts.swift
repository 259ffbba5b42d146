/// The conflicts of constraints that the current turn has found and not logged yet. Equal ones, such as those of the
/// cells of a list, are one entry of the log.
struct ConstraintConflicts {
    /// A conflict by what the log says about it.
    struct Conflict: Hashable {
        let constraints: [String]
        let broken: String
    }

    /// The distinct conflicts, in the order of their first occurrence.
    private var order: [Conflict] = []
    private var counts: [Conflict: Int] = [:]

    /// Records a conflict of the running app. All conflicts are logged behind the work that the main queue has now.
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
