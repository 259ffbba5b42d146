package import HeadlessUIKit

/// The simplest reader of change sets: it applies their changes one by one, and every invalid change is an error.
package final class TreeReader {
    package final class Node {
        package let id: ViewNumber
        package var kind = ""
        package var children: [Node] = []
        package fileprivate(set) weak var parent: Node?
        package let properties = RecordedProperties()

        fileprivate init(_ view: UIView) throws(Violation) {
            guard let id = view.id else { throw Violation("a view without an id") }
            self.id = id
        }
    }

    /// A change that a reader cannot apply.
    package struct Violation: Error, CustomStringConvertible {
        package let description: String
        package init(_ description: String) { self.description = description }
    }

    package let root: Node
    private var nodes: [ViewNumber: Node] = [:]

    package init(_ application: UIApplication) throws(Violation) {
        _ = application.changes.drain()
        root = try Node(application.root)
        try read(application.root, into: root)
    }

    package subscript(id: ViewNumber?) -> Node? { id.flatMap { nodes[$0] } }

    /// Applies a change set, change by change.
    package func apply(_ set: ChangeSet) throws(Violation) {
        for change in set.changes {
            switch change {
            case .insert(let view, let parent, let before, _):
                let node = try Node(view)
                guard nodes[node.id] == nil else { throw Violation("\(node.id) is inserted although it is there") }
                try read(view, into: node)
                try put(node, in: parent, before: before)
            case .move(let view, let parent, let before):
                let node = try node(view, "moved")
                var ancestor = nodes[try id(parent)]
                while let current = ancestor {
                    if current === node { throw Violation("\(node.id) is moved into itself") }
                    ancestor = current.parent
                }
                node.parent?.children.removeAll { $0 === node }
                try put(node, in: parent, before: before)
            case .remove(let id, _):
                guard let node = nodes[id], let parent = node.parent else {
                    throw Violation("\(id) is removed but not there")
                }
                parent.children.removeAll { $0 === node }
                forget(node)
            case .update(let view, let keys, _):
                let properties = try node(view, "updated").properties
                properties.beginUpdate()
                view.project(keys, into: properties)
                if let name = properties.writtenTwice.first { throw Violation("\(name) is written twice") }
            }
        }
    }

    /// Throws the first difference from the application's tree.
    package func compare(with application: UIApplication) throws(Violation) {
        try compare(root, application.root)
    }

    private func compare(_ node: Node, _ view: UIView) throws(Violation) {
        let ids = view.drawnChildren.compactMap(\.id)
        guard node.children.map(\.id) == ids else {
            throw Violation("\(node.id) has \(node.children.map(\.id)), should have \(ids)")
        }
        let whole = RecordedProperties()
        view.projectWhole(into: whole)
        guard whole == node.properties else {
            throw Violation("\(node.id) \(view) has \(node.properties), should have \(whole)")
        }
        for (child, subview) in zip(node.children, view.drawnChildren) { try compare(child, subview) }
    }

    private func read(_ view: UIView, into node: Node) throws(Violation) {
        guard nodes[node.id] == nil else { throw Violation("\(node.id) is there twice") }
        nodes[node.id] = node
        node.kind = view.kind.rawValue
        view.projectWhole(into: node.properties)
        if let name = node.properties.writtenTwice.first { throw Violation("\(name) is written twice") }
        for subview in view.drawnChildren {
            let child = try Node(subview)
            child.parent = node
            node.children.append(child)
            try read(subview, into: child)
        }
    }

    private func put(_ node: Node, in parent: UIView, before: UIView?) throws(Violation) {
        let parent = try self.node(parent, "a parent")
        var place = parent.children.count
        if let before {
            let id = try id(before)
            guard let index = parent.children.firstIndex(where: { $0.id == id }) else {
                throw Violation("\(node.id) goes before \(id), which is not in \(parent.id)")
            }
            place = index
        }
        parent.children.insert(node, at: place)
        node.parent = parent
    }

    private func node(_ view: UIView, _ role: String) throws(Violation) -> Node {
        let id = try id(view)
        guard let node = nodes[id] else { throw Violation("\(id) is \(role) but not there") }
        return node
    }

    private func id(_ view: UIView) throws(Violation) -> ViewNumber {
        guard let id = view.id else { throw Violation("a view without an id") }
        return id
    }

    private func forget(_ node: Node) {
        nodes[node.id] = nil
        for child in node.children { forget(child) }
    }
}
