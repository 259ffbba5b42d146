import HashKeys

/// The identity of an item of a list. When the items change, a cell follows the item that has its key.
struct ListKey: Hashable {
    /// The value that identifies the item: its key member, or its index in a list without keys.
    private let value: DynamicObject
    /// The number of preceding items with the same key.
    private let repetition: Int
    /// The suffix of the ids in the item's cell.
    let idSuffix: String

    /// Creates the keys of a list's items in order.
    struct Naming {
        private let path: Path?
        private let outerSuffix: String
        private var seen: [SeededKey<DynamicObject>: Int] = [:]

        /// Starts before the first item.
        ///
        /// - Parameters:
        ///   - path: The path of the key in each item; nil uses the items' indices as keys.
        ///   - outerSuffix: The suffix of ids around the list.
        init(path: Path?, outerSuffix: String) {
            self.path = path
            self.outerSuffix = outerSuffix
        }

        /// Returns the key of the next item. The item's index is used if the value at the path is neither a string nor
        /// a number.
        mutating func key(of item: DynamicObject, at index: Int) -> ListKey {
            guard let path else { return ListKey(index, after: outerSuffix) }
            let value = item[path]
            switch value {
            case .string, .int, .double:
                let repetition = seen[SeededKey(value), default: 0]
                seen[SeededKey(value)] = repetition + 1
                return ListKey(value: value, repetition: repetition, idSuffix: "\(outerSuffix):\(value.text)")
            case .empty, .bool, .array, .dictionary, .expression: return ListKey(index, after: outerSuffix)
            }
        }
    }

    private init(value: DynamicObject, repetition: Int, idSuffix: String) {
        self.value = value
        self.repetition = repetition
        self.idSuffix = idSuffix
    }

    /// Creates the key of an item that has no key member. The index is put into an array, so that the key differs from
    /// every key that an item can have.
    private init(_ index: Int, after outerSuffix: String) {
        self.init(value: .array([.int(index)]), repetition: 0, idSuffix: "\(outerSuffix):\(index)")
    }
}
