import JSON

extension RecordedTree {
    /// What came (`+ `), went (`- `) and changed (both) on the way from another tree to this one, as an outline.
    func outline(since before: RecordedTree) -> [String] {
        var lines: [String] = []
        before.visit { node, _ in
            if nodes[node.id] == nil { lines.append(before.line("- ", node, unless: { self.nodes[$0] != nil })) }
        }
        visit { node, _ in
            guard let old = before.nodes[node.id], old.kind == node.kind else {
                lines.append(line("+ ", node, unless: { before.nodes[$0] != nil }))
                return
            }
            lines += Self.changes(from: old, to: node)
            lines += order(of: node, since: old)
        }
        return lines
    }

    private func visit(_ body: (_ node: Node, _ depth: Int) -> Void) {
        var waiting = root.map { [($0, 0)] } ?? []
        while let (id, depth) = waiting.popLast() {
            guard let node = nodes[id] else { continue }
            body(node, depth)
            for child in node.children.reversed() { waiting.append((child, depth + 1)) }
        }
    }

    /// A view with all that it says, indented below the outermost view that came or went with it.
    private func line(_ sign: String, _ node: Node, unless stays: (String) -> Bool) -> String {
        var indent = ""
        var parent = node.parent
        while let id = parent, !stays(id) {
            indent += "  "
            parent = nodes[id]?.parent
        }
        return sign + indent + Self.name(of: node)
    }

    private static func changes(from old: Node, to new: Node) -> [String] {
        let names = Set(old.props.keys).union(new.props.keys).filter { old.props[$0] != new.props[$0] }.sorted()
        var lines: [String] = []
        if !names.isEmpty {
            lines.append("- \(new.kind) \(new.id) " + names.map { words($0, old.props[$0]) }.joined(separator: ", "))
            lines.append("+ \(new.kind) \(new.id) " + names.map { words($0, new.props[$0]) }.joined(separator: ", "))
        }
        if old.parent != new.parent {
            lines.append("- \(name(of: old)) in \(old.parent ?? "nothing")")
            lines.append("+ \(name(of: new)) in \(new.parent ?? "nothing")")
        }
        return lines
    }

    /// Views that were there and still are may stand in another order.
    private func order(of node: Node, since old: Node) -> [String] {
        let (was, now) = (Set(old.children), Set(node.children))
        let (before, after) = (old.children.filter(now.contains), node.children.filter(was.contains))
        if before == after { return [] }
        return [
            "- \(node.kind) \(node.id) in the order \(before.joined(separator: " "))",
            "+ \(node.kind) \(node.id) in the order \(after.joined(separator: " "))",
        ]
    }

    /// `button "Retry" v42`.
    private static func name(of node: Node) -> String {
        let words = ["text", "title", "value", "label", "placeholder", "name"].lazy.compactMap {
            node.props[$0]?.string
        }
        .first { !$0.isEmpty }
        return [node.kind, words.map(Words.quoted), node.id].compactMap(\.self).joined(separator: " ")
    }

    private static func words(_ name: String, _ value: JSON?) -> String {
        guard let value else { return "without \(name)" }
        return "\(name): \(value.string.map(Words.quoted) ?? Words.cut(value.description))"
    }
}
