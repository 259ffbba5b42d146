package import Recordings
package import Wire

/// What can be read on a screen, from back to front and top to bottom, and how a person names what is on it.
package struct Sight: Sendable, Equatable {
    /// One view that says something.
    package struct Item: Sendable, Equatable {
        /// What the page makes of the view: `label`, `button`, …
        package let kind: String
        /// What it reads; nil for one that only has a name for assistive technology.
        package let text: String?
        /// What a person calls it.
        package let name: String
        /// Whether something is typed into it.
        package let isField: Bool
    }

    /// What is there.
    package let items: [Item]

    /// A screen with nothing on it.
    package static let blank = Sight(items: [])

    /// The texts that a person reads and did not type.
    package var texts: [String] { items.compactMap { $0.isField ? nil : $0.text }.filter { !$0.isEmpty } }

    /// How a person finds a view on the screen.
    package enum Target: Sendable, Equatable {
        /// It, or something in it, reads so, and no view in front of it does.
        case reading(String)
        /// It is the field in front with this placeholder or name.
        case field(String)
        /// It is the one of its kind that lies in front.
        case front(kind: String)
    }
}

extension Sight {
    /// Reads a tree.
    package init(_ tree: RecordedTree) {
        var items: [Item] = []
        tree.visit { node, _ in
            let text = node[.text]?.string ?? node[.title]?.string ?? node[.value]?.string
            let names = [text, node[.label]?.string, node[.placeholder]?.string]
            guard let name = names.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) else { return }
            items.append(Item(kind: node.kind, text: text, name: name, isField: node.isField))
        }
        self.items = items
    }
}

extension RecordedTree {
    /// How a person finds the view of an input; nil where only its id tells it from others.
    package func target(of input: SessionInput) -> Sight.Target? {
        guard let view = input.view else { return nil }
        switch input {
        case .tap: return tapTarget(view)
        case .text, .focus, .blur, .returnKey: return fieldTarget(view)
        case .slide: return sliderTarget(view)
        case .page: return frontTarget(view, kind: "pages")
        case .pull: return frontTarget(view, kind: "refresh")
        case .alert(_, let button): return buttonTitle(button, in: view).map(Sight.Target.reading)
        case .opened, .gesture, .scroll, .scrollEnd, .tab, .back, .swipe, .device, .retry, .response, .failure, .read,
            .timer, .resumed, .document, .faults, .held, .notes, .control, .crashed:
            return nil
        case .row(let row, _): return rowTarget(row)
        }
    }

    private func tapTarget(_ view: ViewID) -> Sight.Target? {
        var words: [String] = []
        var inFront: [String: ViewID] = [:]
        visit { node, tappable in
            guard let tappable else { return }
            for text in [ViewProperty.text, .title, .label].compactMap({ node[$0]?.string }) where !text.isEmpty {
                inFront[text] = tappable
                if tappable == view { words.append(text) }
            }
        }
        return words.first { inFront[$0] == view }.map(Sight.Target.reading)
    }

    /// The first words in a row that no row in front of it has.
    private func rowTarget(_ row: ViewID) -> Sight.Target? {
        var words: [String] = []
        var inFront: [String: ViewID] = [:]
        visit { node, _ in
            guard node[.role]?.string == "listitem" else { return }
            let read = self.words(in: node.id)
            for text in read { inFront[text] = node.id }
            if node.id == row { words = read }
        }
        return words.first { inFront[$0] == row }.map(Sight.Target.reading)
    }

    private func words(in view: ViewID) -> [String] {
        var found: [String] = []
        var waiting = [view]
        while let id = waiting.popLast() {
            guard let node = nodes[id], node[.hidden]?.bool != true else { continue }
            found += [ViewProperty.text, .title, .label].compactMap { node[$0]?.string }.filter { !$0.isEmpty }
            waiting += node.children.reversed()
        }
        return found
    }

    private func fieldTarget(_ view: ViewID) -> Sight.Target? {
        var names: [String] = []
        var inFront: [String: ViewID] = [:]
        visit { node, _ in
            guard node.isField else { return }
            for name in [ViewProperty.placeholder, .label].compactMap({ node[$0]?.string }) where !name.isEmpty {
                inFront[name] = node.id
                if node.id == view { names.append(name) }
            }
        }
        return names.first { inFront[$0] == view }.map(Sight.Target.field)
    }

    private func sliderTarget(_ view: ViewID) -> Sight.Target? {
        guard let name = nodes[view]?[.label]?.string, !name.isEmpty else { return nil }
        var last: ViewID?
        visit { node, _ in if node.kind == "slider", node[.label]?.string == name { last = node.id } }
        return last == view ? .reading(name) : nil
    }

    private func frontTarget(_ view: ViewID, kind: String) -> Sight.Target? {
        var last: ViewID?
        visit { node, _ in if node.kind == kind { last = node.id } }
        return last == view ? .front(kind: kind) : nil
    }

    /// What a button of an alert says, counted in the order in which the alert shows them.
    private func buttonTitle(_ index: Int, in alert: ViewID) -> String? {
        var titles: [String] = []
        var waiting = [alert]
        while let id = waiting.popLast() {
            guard let node = nodes[id] else { continue }
            if node.kind == "button", let title = node[.title]?.string ?? node[.text]?.string { titles.append(title) }
            waiting += node.children.reversed()
        }
        return titles.indices.contains(index) ? titles[index] : nil
    }

    /// Every view that is not hidden, from back to front, with the nearest one around it that can be tapped.
    fileprivate func visit(_ body: (_ node: Node, _ tappable: ViewID?) -> Void) {
        // Nothing is called for each level: patches may have put views deeper into one another than a document could.
        var waiting: [(id: ViewID, tappable: ViewID?)] = root.map { [($0, nil)] } ?? []
        while let (id, above) = waiting.popLast() {
            guard let node = nodes[id], node[.hidden]?.bool != true else { continue }
            let tappable = node.isTappable ? id : above
            body(node, tappable)
            waiting += node.children.reversed().map { ($0, tappable) }
        }
    }
}

extension RecordedTree.Node {
    fileprivate var isField: Bool { ["textfield", "textview"].contains(kind) }
    fileprivate var isTappable: Bool { ["button", "toggle"].contains(kind) || self[.tap]?.bool == true }
}
