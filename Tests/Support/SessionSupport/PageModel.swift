package import JSON

/// The state of a page: the tree of a snapshot, updated only by patches.
package final class PageModel {
    private final class Node {
        let id: String
        let kind: String
        var props: JSONObject
        var children: [Node] = []
        weak var parent: Node?

        init(_ json: JSON) {
            id = json["id"]?.string ?? "?"
            kind = json["kind"]?.string ?? "?"
            props = json["props"]?.object ?? [:]
            children = (json["children"]?.array ?? []).map(Node.init)
            for child in children { child.parent = self }
        }

        var json: JSON {
            var members: JSONObject = ["id": .string(id), "kind": .string(kind)]
            let shown = PageModel.withoutDefaults(props)
            if !shown.isEmpty { members["props"] = .object(shown) }
            if !children.isEmpty { members["children"] = .array(children.map(\.json)) }
            return .object(members)
        }
    }

    private let root: Node
    private var nodes: [String: Node] = [:]
    package private(set) var troubles: [String] = []

    package init(_ tree: JSON) {
        root = Node(tree)
        remember(root)
    }

    package var tree: JSON { root.json }

    package static func canonical(_ tree: JSON) -> JSON { Node(tree).json }

    /// Returns the first difference between this model and a new tree; nil if there is none.
    package func difference(from fresh: JSON) -> String? {
        Self.difference(tree, Self.canonical(fresh), at: "tree")
    }

    private static func difference(_ mine: JSON?, _ fresh: JSON?, at path: String) -> String? {
        switch (mine, fresh) {
        case (.object(let left), .object(let right)):
            let place = left["id"]?.string.map { "\(path)(\($0))" } ?? path
            for key in Set(left.keys).union(right.keys).sorted() {
                if let found = difference(left[key], right[key], at: "\(place).\(key)") { return found }
            }
            return nil
        case (.array(let left), .array(let right)) where left.count == right.count:
            for (index, pair) in zip(left, right).enumerated() {
                if let found = difference(pair.0, pair.1, at: "\(path)[\(index)]") { return found }
            }
            return nil
        default: return mine == fresh ? nil : "\(path): \(String(describing: mine)) is \(String(describing: fresh))"
        }
    }

    package func apply(_ patch: JSON) {
        for operation in patch["ops"]?.array ?? [] { apply(operation: operation) }
    }

    private func apply(operation: JSON) {
        switch operation["op"]?.string {
        case "insert":
            guard let json = operation["node"] else { return complain(operation, "has no node") }
            let node = Node(json)
            guard nodes[node.id] == nil else { return complain(operation, "is there already") }
            remember(node)
            place(node, operation)
        case "move":
            guard let node = node(operation["id"]) else { return complain(operation, "is unknown") }
            node.parent?.children.removeAll { $0 === node }
            place(node, operation)
        case "remove":
            guard let node = node(operation["id"]) else { return complain(operation, "is unknown") }
            node.parent?.children.removeAll { $0 === node }
            forget(node)
        case "set":
            guard let node = node(operation["id"]) else { return complain(operation, "is unknown") }
            set(operation["props"]?.object ?? [:], on: node)
        default: complain(operation, "is no operation")
        }
    }

    private func place(_ node: Node, _ operation: JSON) {
        guard let parent = self.node(operation["parent"]) else { return complain(operation, "has no parent") }
        node.parent = parent
        guard let before = operation["before"] else { return parent.children.append(node) }
        guard let index = parent.children.firstIndex(where: { $0.id == before.string }) else {
            return complain(operation, "has no place")
        }
        parent.children.insert(node, at: index)
    }

    private func set(_ props: JSONObject, on node: Node) {
        for (name, value) in props {
            if name == "style", let styles = value.object {
                var merged = node.props["style"]?.object ?? [:]
                for (property, value) in styles { Self.put(value, property, in: &merged) }
                Self.put(merged.isEmpty ? .null : .object(merged), "style", in: &node.props)
            } else {
                Self.put(value, name, in: &node.props)
            }
        }
    }

    private static func put(_ value: JSON, _ name: String, in members: inout JSONObject) {
        if value.isNull { members.removeValue(forKey: name) } else { members[name] = value }
    }

    private func node(_ id: JSON?) -> Node? { id?.string.flatMap { nodes[$0] } }

    private func remember(_ node: Node) {
        nodes[node.id] = node
        node.children.forEach(remember)
    }

    private func forget(_ node: Node) {
        nodes[node.id] = nil
        node.children.forEach(forget)
    }

    private func complain(_ operation: JSON, _ what: String) {
        troubles.append("\(operation) \(what)")
    }

    /// Removes properties with the default values of the page.
    private static func withoutDefaults(_ props: JSONObject) -> JSONObject {
        props.filter { name, value in value != (name == "enabled" ? true : false) }
    }
}

/// Pseudorandom numbers that are the same in every run.
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
