import HashKeys

/// Tells one item of a list from the others, so that its cell follows it when the items change.
struct ListKey: Hashable {
    /// What stands for the item: its key member, or its place in a list without keys.
    private let value: DynamicObject
    /// How many items before it have the same key.
    private let repetition: Int
    /// The end of the ids in its cell.
    let idSuffix: String

    /// Names items one after the other.
    struct Naming {
        private let path: Path?
        private let outerSuffix: String
        private var seen: [SeededKey<DynamicObject>: Int] = [:]

        /// `path` leads to the key in each item; nil names items by their place.
        init(path: Path?, outerSuffix: String) {
            self.path = path
            self.outerSuffix = outerSuffix
        }

        /// The key of the next item; one whose member is neither text nor number has its place instead.
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

    /// The place is kept as a list of one number, which no key member can be.
    private init(_ index: Int, after outerSuffix: String) {
        self.init(value: .array([.int(index)]), repetition: 0, idSuffix: "\(outerSuffix):\(index)")
    }
}
