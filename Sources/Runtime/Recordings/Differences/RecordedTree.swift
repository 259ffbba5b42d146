package import JSON
package import Wire

/// The views of a session as a reader has them: the tree of a snapshot, kept up to date by patches.
package struct RecordedTree: Sendable {
    /// One view.
    package struct Node: Sendable {
        /// Its name.
        package let id: ViewID
        /// What the page makes of it: `label`, `button`, …
        package let kind: String
        /// What it says, styles among it, so that each counts for itself.
        package var props: JSONObject
        /// The views in it, from back to front.
        package var children: [ViewID]
        var parent: ViewID?

        /// What it says of one of its properties; nil where it says nothing.
        package subscript(property: ViewProperty) -> JSON? { props[property.rawValue] }
    }

    /// The outermost view; nil before the opening.
    package private(set) var root: ViewID?
    /// All views by their names.
    package private(set) var nodes: [ViewID: Node] = [:]

    /// Takes a snapshot's tree; nil for a session that shows nothing yet.
    package init(_ tree: ViewNode?) {
        root = tree.flatMap { add($0, to: nil) }
    }

    /// Applies a patch's operations; those that make no sense here change nothing, whoever wrote them.
    package mutating func apply(_ operations: [ViewOperation]) {
        for operation in operations { apply(operation) }
    }

    private mutating func apply(_ operation: ViewOperation) {
        switch operation {
        case .insert(let node, let parent, let before):
            guard nodes[parent] != nil, let id = add(node, to: parent) else { return }
            place(id, in: parent, before: before)
        case .move(let id, let parent, let before):
            guard nodes[parent] != nil, !isInside(parent, id) else { return }
            detach(id)
            nodes[id]?.parent = parent
            place(id, in: parent, before: before)
        case .remove(let id):
            detach(id)
            forget(id)
        case .set(let id, let props):
            for (name, value) in Self.flat(props) { nodes[id]?.props[name] = value.isNull ? nil : value }
        }
    }

    private mutating func add(_ node: ViewNode, to parent: ViewID?) -> ViewID? {
        guard nodes[node.id] == nil else { return nil }
        nodes[node.id] = Node(
            id: node.id, kind: node.kind, props: Self.flat(node.properties), children: [], parent: parent)
        let children = node.children.compactMap { add($0, to: node.id) }
        nodes[node.id]?.children = children
        return node.id
    }

    /// Whether a view is another one or somewhere in it.
    private func isInside(_ id: ViewID, _ other: ViewID) -> Bool {
        var place: ViewID? = id
        while let here = place {
            if here == other { return true }
            place = nodes[here]?.parent
        }
        return false
    }

    private mutating func place(_ id: ViewID, in parent: ViewID, before: ViewID?) {
        let index = before.flatMap { nodes[parent]?.children.firstIndex(of: $0) }
        if let index {
            nodes[parent]?.children.insert(id, at: index)
        } else {
            nodes[parent]?.children.append(id)
        }
    }

    private mutating func detach(_ id: ViewID) {
        guard let parent = nodes[id]?.parent else { return }
        nodes[parent]?.children.removeAll { $0 == id }
    }

    /// Patches may have put views deeper into one another than a document could, so nothing is called for each.
    private mutating func forget(_ id: ViewID) {
        var leaving = [id]
        while let id = leaving.popLast() { leaving += nodes.removeValue(forKey: id)?.children ?? [] }
    }

    private static func flat(_ props: JSONObject) -> JSONObject {
        var props = props
        let style = ViewNode.Key.style.description
        guard let styles = props.removeValue(forKey: style)?.object else { return props }
        for (name, value) in styles { props["\(style).\(name)"] = value }
        return props
    }
}
