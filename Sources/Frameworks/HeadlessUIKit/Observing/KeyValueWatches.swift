/// The properties that an app observes, in the order in which it began.
final class KeyValueWatches {
    private var all: [KeyValueWatch] = []

    func add(_ watch: KeyValueWatch) {
        all.append(watch)
        watch.begin()
    }

    /// Those that are meant, while they are wanted.
    func filter(_ isMeant: (KeyValueWatch) -> Bool) -> [KeyValueWatch] { all.filter { !$0.isOver && isMeant($0) } }

    /// Tells of every value that is another than it was; answers whether there was one.
    func look() -> Bool {
        all.removeAll { $0.isOver || $0.object == nil }
        var isAny = false
        for watch in all where watch.look() { isAny = true }
        return isAny
    }
}

private enum KeyValueWatchesKey: ApplicationKey {
    static var defaultValue: KeyValueWatches { KeyValueWatches() }
}

extension UIApplication {
    var watches: KeyValueWatches { values[KeyValueWatchesKey.self] }

    /// Tells observers of the properties that have other values since they were last looked at, and does `work` then:
    /// what is told may change others. Observers that never come to rest are left alone, until the next input.
    package func tellObservers(then work: () -> Void) {
        for _ in 0..<Self.mostRounds {
            guard watches.look() else { return }
            work()
        }
        host.log(.message("Observers of properties went on changing what others observe, and were stopped"))
    }

    /// How often observers may have others be told, for one input.
    private static let mostRounds = 32
}

/// Tells observers that a property of an object was set. An imported class calls it for what it declares as `dynamic`.
public func _keyChanged(_ object: NSObject, _ key: String, _ old: Any?, _ new: Any?) {
    for watch in UIApplication.shared.watches.filter({ $0.object === object && $0.key == key }) {
        watch.changed(from: old, to: new)
    }
}
