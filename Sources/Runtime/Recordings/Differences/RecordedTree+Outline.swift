import Wire

extension RecordedTree {
    /// What differs between two trees of one run, in which an id always means the same view.
    struct Outline {
        /// What came (`+ `) and went (`- `), as an outline, and what is seen otherwise (`~ `).
        var seen: [String] = []
        /// What only looks otherwise, or stands elsewhere.
        var look: [String] = []
    }

    /// What came, went and changed on the way from another tree of the same run to this one.
    func outline(since before: RecordedTree) -> Outline {
        var outline = Outline()
        before.visit { node in
            if nodes[node.id] == nil { outline.seen.append(before.line("- ", node, unless: { self.nodes[$0] != nil })) }
        }
        visit { node in
            guard let old = before.nodes[node.id], old.kind == node.kind else {
                outline.seen.append(line("+ ", node, unless: { before.nodes[$0] != nil }))
                return
            }
            outline.seen += node.changes(since: old, of: Node.said + Node.told)
            outline.look += node.look(since: old) + place(of: node, since: old)
        }
        return outline
    }

    private func visit(_ body: (Node) -> Void) {
        var waiting = root.map { [$0] } ?? []
        while let id = waiting.popLast() {
            guard let node = nodes[id] else { continue }
            body(node)
            waiting += node.children.reversed()
        }
    }

    /// A view with all that it says, indented below the outermost view that came or went with it.
    private func line(_ sign: String, _ node: Node, unless stays: (ViewID) -> Bool) -> String {
        var indent = ""
        var parent = node.parent
        while let id = parent, !stays(id) {
            indent += "  "
            parent = nodes[id]?.parent
        }
        return sign + indent + [node.kind, node.words, node.id.description].compactMap(\.self).joined(separator: " ")
    }

    /// A view may be in another one, and views that were there and still are may stand in another order.
    private func place(of node: Node, since old: Node) -> [String] {
        var lines: [String] = []
        if old.parent != node.parent {
            lines.append(
                "~ place of \(node.kind) \(node.id) in \(Self.name(old.parent)) → in \(Self.name(node.parent))")
        }
        let (was, now) = (Set(old.children), Set(node.children))
        let (before, after) = (old.children.filter(now.contains), node.children.filter(was.contains))
        if before != after {
            lines.append(
                "~ order in \(node.kind) \(node.id) \(Self.names(before)) → \(Self.names(after))")
        }
        return lines
    }

    private static func name(_ id: ViewID?) -> String { id?.description ?? "nothing" }

    private static func names(_ ids: [ViewID]) -> String { ids.map(\.description).joined(separator: " ") }
}
