import JSON

/// The views of a session as a reader has them: the tree of a snapshot, kept up to date by patches.
struct RecordedTree {
    /// One view.
    struct Node {
        let id: String
        let kind: String
        var props: [String: JSON]
        var children: [String]
        var parent: String?
    }

    private(set) var root: String?
    private(set) var nodes: [String: Node] = [:]

    /// Takes a snapshot's tree; nil for a session that shows nothing yet.
    init(_ json: JSON?) {
        root = json.flatMap { add($0, to: nil) }
    }

    /// Applies a patch's operations; those that make no sense here change nothing, whoever wrote them.
    mutating func apply(_ operations: [JSON]) {
        for operation in operations { apply(operation) }
    }

    private mutating func apply(_ operation: JSON) {
        switch operation["op"]?.string {
        case "insert":
            guard let parent = operation["parent"]?.string, nodes[parent] != nil, let node = operation["node"],
                let id = add(node, to: parent)
            else { return }
            place(id, in: parent, before: operation["before"]?.string)
        case "move":
            guard let id = operation["id"]?.string, let parent = operation["parent"]?.string,
                nodes[parent] != nil, !isInside(parent, id)
            else { return }
            detach(id)
            nodes[id]?.parent = parent
            place(id, in: parent, before: operation["before"]?.string)
        case "remove":
            guard let id = operation["id"]?.string else { return }
            detach(id)
            forget(id)
        case "set":
            guard let id = operation["id"]?.string, let props = operation["props"]?.object else { return }
            for (name, value) in Self.flat(props) { nodes[id]?.props[name] = value.isNull ? nil : value }
        default: break
        }
    }

    private mutating func add(_ json: JSON, to parent: String?) -> String? {
        guard let id = json["id"]?.string, nodes[id] == nil else { return nil }
        nodes[id] = Node(
            id: id, kind: json["kind"]?.string ?? "view", props: Self.flat(json["props"]?.object ?? [:]), children: [],
            parent: parent)
        let children = (json["children"]?.array ?? []).compactMap { add($0, to: id) }
        nodes[id]?.children = children
        return id
    }

    /// Whether a view is another one or somewhere in it.
    private func isInside(_ id: String, _ other: String) -> Bool {
        var place: String? = id
        while let here = place {
            if here == other { return true }
            place = nodes[here]?.parent
        }
        return false
    }

    private mutating func place(_ id: String, in parent: String, before: String?) {
        let index = before.flatMap { nodes[parent]?.children.firstIndex(of: $0) }
        if let index {
            nodes[parent]?.children.insert(id, at: index)
        } else {
            nodes[parent]?.children.append(id)
        }
    }

    private mutating func detach(_ id: String) {
        guard let parent = nodes[id]?.parent else { return }
        nodes[parent]?.children.removeAll { $0 == id }
    }

    /// Patches may have put views deeper into one another than a document could, so nothing is called for each.
    private mutating func forget(_ id: String) {
        var leaving = [id]
        while let id = leaving.popLast() { leaving += nodes.removeValue(forKey: id)?.children ?? [] }
    }

    /// Styles among the other properties, so that each counts for itself.
    private static func flat(_ props: [String: JSON]) -> [String: JSON] {
        var props = props
        guard let styles = props.removeValue(forKey: "style")?.object else { return props }
        for (name, value) in styles { props["style." + name] = value }
        return props
    }
}
