extension DynamicObject {
    /// The value at `path`; a missing key, a wrong kind or an index out of range gives null.
    public subscript(path: Path) -> DynamicObject {
        path.nodes.reduce(self) { value, node in value.child(node) }
    }

    /// This value with `value` at `path`.
    ///
    /// A step on another kind of value discards it: keys make dictionaries, indices make arrays padded with null.
    /// A path that `canWrite(_:)` refuses leaves everything as it was.
    public func set(_ value: DynamicObject, with path: Path) -> DynamicObject {
        guard canWrite(path) else { return self }
        var result = self
        result.write(value, at: path.nodes[...])
        return result
    }

    /// How many nulls one write may add, and how many steps it may take, so that it cannot exhaust the memory.
    package static let longestPadding = 10_000
    package static let longestPath = 200

    /// Whether a write there is possible: no negative index, and no exorbitant one.
    package func canWrite(_ path: Path) -> Bool {
        guard path.nodes.count <= Self.longestPath else { return false }
        var value = self
        var padding = 0
        for node in path.nodes {
            if case .index(let index) = node {
                var count = 0
                if case .array(let values) = value { count = values.count }
                guard index >= 0, index - count <= Self.longestPadding else { return false }
                padding += max(0, index - count)
            }
            value = value.child(node)
        }
        return padding <= Self.longestPadding
    }

    /// Bytes of a turn that it costs to copy what stands beside the path, should somebody else still have it.
    func breadth(along path: Path) -> Int {
        var value = self
        var bytes = 0
        for node in path.nodes {
            switch value {
            case .array(let values): bytes += values.count * 16
            case .dictionary(let members): bytes += members.count * 32
            case .empty, .bool, .int, .double, .string, .expression: break
            }
            value = value.child(node)
        }
        return bytes
    }

    /// Writes in place: what is on the way is taken out, changed and put back, so that nothing else is copied.
    package mutating func write(_ value: DynamicObject, at path: ArraySlice<Path.Node>) {
        guard let node = path.first else { return self = value }
        switch node {
        case .key(let key):
            var members = asDictionary()
            self = .empty
            members[key, default: .empty].write(value, at: path.dropFirst())
            self = .dictionary(members)
        case .index(let index):
            var values: [DynamicObject] = []
            if case .array(let present) = self { values = present }
            self = .empty
            let missing = index - values.count + 1
            if missing > 0 { values.append(contentsOf: repeatElement(.empty, count: missing)) }
            values[index].write(value, at: path.dropFirst())
            self = .array(values)
        }
    }

    private func child(_ node: Path.Node) -> DynamicObject {
        switch (node, self) {
        case (.key(let key), .dictionary(let members)): members[key] ?? .empty
        case (.index(let index), .array(let values)): values.indices.contains(index) ? values[index] : .empty
        case (.key, _), (.index, _): .empty
        }
    }
}
