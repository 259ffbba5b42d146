public import Foundation

extension NSSortDescriptor {
    /// Sorts by a key path of managed objects; objects without a value come first.
    public convenience init(key: String?, ascending: Bool) {
        let walk = key.map { KeyPathWalk($0) }
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            PredicateValue.order(walk?.value(of: one) ?? one, walk?.value(of: other) ?? other, options: [])
        }
    }

    /// Sorts by an optional property; objects without a value come first.
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
