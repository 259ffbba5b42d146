import ViewSchema
package import Wire

/// The visible texts of a screen, from back to front and top to bottom, and the names of its views.
package struct VisibleText: Sendable, Equatable {
    /// A view with a text or a name.
    package struct Item: Sendable, Equatable {
        /// The kind of the view on the page: `label`, `button`, …
        package let kind: String
        /// The text of the view; nil if it only has an accessibility label.
        package let text: String?
        /// The name by which a user refers to the view.
        package let name: String
        /// Whether the view is a text field.
        package let isField: Bool
    }

    /// The visible views with a text or a name, from back to front.
    package let items: [Item]

    /// An empty screen.
    package static let blank = VisibleText(items: [])

    /// The texts that a user reads but did not type.
    package var texts: [String] { items.compactMap { $0.isField ? nil : $0.text }.filter { !$0.isEmpty } }
}

extension VisibleText {
    /// Collects the texts and names in a view tree.
    package init(_ tree: RecordedTree) {
        var items: [Item] = []
        tree.visitVisible { node, _ in
            let text = node[.text] ?? node[.title] ?? node[.value]
            let names = [text, node[.label], node[.placeholder]]
            guard let name = names.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) else { return }
            items.append(Item(kind: node.kind, text: text, name: name, isField: node.isField))
        }
        self.items = items
    }
}

extension RecordedTree {
    /// Calls `body` for every visible view, from back to front, with the nearest tappable view that contains it.
    package func visitVisible(_ body: (_ node: Node, _ tappable: ViewID?) -> Void) {
        // Iterative, because patches may have nested views deeper than recursion allows.
        var waiting: [(id: ViewID, tappable: ViewID?)] = root.map { [($0, nil)] } ?? []
        while let (id, above) = waiting.popLast() {
            guard let node = nodes[id], !node[.hidden] else { continue }
            let tappable = node.isTappable ? id : above
            body(node, tappable)
            waiting += node.children.reversed().map { ($0, tappable) }
        }
    }
}

extension RecordedTree.Node {
    /// Whether a person can type into the view.
    package var isField: Bool { isOne(of: .textfield, .textview) }
    fileprivate var isTappable: Bool { isOne(of: .button, .toggle) || self[.tap] }
}
