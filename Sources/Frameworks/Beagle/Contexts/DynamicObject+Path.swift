extension DynamicObject {
    /// Returns the value at `path`. A missing key, a wrong kind or an index out of range returns null.
    public subscript(path: Path) -> DynamicObject {
        path.nodes.reduce(self) { value, node in value.child(node) }
    }

    /// Returns a copy with `value` at `path`.
    ///
    /// If a step leads into a value of the wrong kind, that value is replaced: a key creates a dictionary, an index
    /// creates an array padded with null. If `canWrite(_:)` rejects the path, the value is returned unchanged.
    public func set(_ value: DynamicObject, with path: Path) -> DynamicObject {
        guard canWrite(path) else { return self }
        var result = self
        result.write(value, at: path.nodes[...])
        return result
    }

    /// The maximum number of nulls that one write may add as padding. It also limits the number of steps, so that a
    /// write cannot exhaust memory.
    package static let longestPadding = 10_000
    package static let longestPath = 200

    /// Returns whether a value can be written at `path`: the path has no negative index and stays within the limits.
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

    /// Returns the cost of a write at `path` in bytes of the turn's limit. The collections along the path may have to
    /// be copied.
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

    /// Writes a value without copying the value around it. Each collection on the path is removed, changed and put
    /// back.
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
