public import Foundation

extension NSSortDescriptor {
    /// Sorts by a key path; objects without a value come first in ascending order.
    public convenience init(key: String?, ascending: Bool) {
        // Without a key, the objects themselves are compared.
        let walk = KeyPathWalk(key ?? "self")
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            PredicateValue.order(walk.value(of: one), walk.value(of: other), options: [])
        }
    }

    /// Sorts by an optional property; objects without a value come first in ascending order.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            switch (one as? Value, other as? Value) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let one?, let other?):
                one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
            }
        }
    }
}
