/// The observations of an app, oldest first.
final class ObservedProperties {
    private var all: [ObservedProperty] = []

    func add(_ watch: ObservedProperty) {
        all.append(watch)
        watch.begin()
    }

    /// Returns the active observations of an object's property.
    func of(_ object: NSObject, _ key: String) -> [ObservedProperty] {
        all.filter { !$0.isOver && $0.object === object && $0.key == key }
    }

    /// Reports all changed values. Returns whether there were any.
    func reportChanges() -> Bool {
        all.removeAll { $0.isOver || $0.object == nil }
        var isAny = false
        for watch in all where watch.reportChange() { isAny = true }
        return isAny
    }
}

private enum KeyValueWatchesKey: ApplicationKey {
    static var defaultValue: ObservedProperties { ObservedProperties() }
}

extension AppEnvironment {
    var watches: ObservedProperties { values[KeyValueWatchesKey.self] }

    /// Reports the properties that changed since the last call, and then runs `work`, repeatedly, because observers may
    /// change other properties. After too many rounds it stops until the next input.
    package func tellObservers(then work: () -> Void) {
        for _ in 0..<Self.mostRounds {
            guard watches.reportChanges() else { return }
            work()
        }
        host.log(.message("Observers of properties went on changing what others observe, and were stopped"))
    }

    /// The maximum number of rounds for one input.
    private static let mostRounds = 32
}

/// Reports to observers with the option `.prior` that a change begins. Called by imported classes for `dynamic`
/// properties.
public func _keyWillChange(_ object: NSObject, _ key: String, _ old: Any?) {
    for watch in AppEnvironment.current.watches.of(object, key) { watch.willChange(from: old) }
}

/// Reports a change to observers. Called by imported classes for `dynamic` properties.
public func _keyChanged(_ object: NSObject, _ key: String, _ old: Any?, _ new: Any?) {
    for watch in AppEnvironment.current.watches.of(object, key) { watch.changed(from: old, to: new) }
}
