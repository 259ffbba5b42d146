package import JSON
package import Wire

/// The view tree as a page has it: the tree of a snapshot to which patches have been applied.
package struct RecordedTree: Sendable {
    package struct Node: ProjectedView, Sendable {
        /// The id of the view.
        package let id: ViewID
        /// The element that the page creates, such as `label` or `button`.
        package let kind: String
        /// The properties of the view. Styles are among them, under names of their own.
        package var properties: JSONObject
        /// The subviews, from back to front.
        package var children: [ViewID]
        var parent: ViewID?
    }

    /// The root view; nil before the opening.
    package private(set) var root: ViewID?
    /// All views by id.
    package private(set) var nodes: [ViewID: Node] = [:]

    /// Creates the tree of a snapshot; nil for a session that shows nothing yet.
    package init(_ tree: ViewNode?) {
        root = tree.flatMap { add($0, to: nil) }
    }

    /// Applies a patch's operations. Invalid operations are ignored, because files may come from anywhere.
    package mutating func apply(_ operations: [ViewOperation]) {
        for operation in operations { apply(operation) }
    }

    private mutating func apply(_ operation: ViewOperation) {
        switch operation {
        case .insert(let node, let parent, let before):
            guard nodes[parent] != nil, let id = add(node, to: parent) else { return }
            place(id, in: parent, before: before)
        case .move(let id, let parent, let before):
            guard nodes[parent] != nil, !isView(parent, inside: id) else { return }
            detach(id)
            nodes[id]?.parent = parent
            place(id, in: parent, before: before)
        case .remove(let id):
            detach(id)
            forget(id)
        case .set(let id, let props):
            for (name, value) in Self.flat(props) { nodes[id]?.properties[name] = value.isNull ? nil : value }
        }
    }

    private mutating func add(_ node: ViewNode, to parent: ViewID?) -> ViewID? {
        guard nodes[node.id] == nil else { return nil }
        nodes[node.id] = Node(
            id: node.id, kind: node.kind, properties: Self.flat(node.properties), children: [], parent: parent)
        let children = node.children.compactMap { add($0, to: node.id) }
        nodes[node.id]?.children = children
        return node.id
    }

    /// Returns whether a view is `other` or one of its descendants.
    private func isView(_ id: ViewID, inside other: ViewID) -> Bool {
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

    /// Removes a view with its descendants. Iterative, because patches may nest views more deeply than documents can.
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
