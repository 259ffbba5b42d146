import Wire

extension RecordedTree {
    /// The differences between two trees of the same run, in which an id always denotes the same view.
    struct Outline {
        /// The added (`+ `) and removed (`- `) views, indented, and the visible changes (`~ `).
        var seen: [String] = []
        /// The changes of appearance and position only.
        var look: [String] = []
    }

    /// Returns the differences from an earlier tree of the same run.
    func outline(since before: RecordedTree) -> Outline {
        var outline = Outline()
        before.visit { node in
            if nodes[node.id] == nil {
                outline.seen.append(before.line("- ", for: node, unless: { self.nodes[$0] != nil }))
            }
        }
        visit { node in
            guard let old = before.nodes[node.id], old.kind == node.kind else {
                outline.seen.append(line("+ ", for: node, unless: { before.nodes[$0] != nil }))
                return
            }
            outline.seen += node.changes(since: old, of: Node.readNames)
            outline.look += node.propertyChanges(since: old) + place(of: node, since: old)
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

    /// Returns a line with a view's description, indented by its depth below the outermost added or removed view.
    private func line(_ sign: String, for node: Node, unless stays: (ViewID) -> Bool) -> String {
        var indent = ""
        var parent = node.parent
        while let id = parent, !stays(id) {
            indent += "  "
            parent = nodes[id]?.parent
        }
        return sign + indent + [node.kind, node.words, node.id.description].compactMap(\.self).joined(separator: " ")
    }

    /// Returns lines about moves: for a view that has another parent, and for subviews that are in another order.
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
