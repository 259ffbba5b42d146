package import Recordings
package import ViewSchema
package import Wire

extension VisibleText {
    /// The way in which a user identifies a view on the screen.
    package enum Target: Sendable, Equatable {
        /// The frontmost view that has this text, or contains a view that has it.
        case text(String)
        /// The frontmost field with this placeholder or name.
        case field(String)
        /// The frontmost view of this kind.
        case front(kind: ViewKind)
    }
}

extension RecordedTree {
    /// Returns the way in which a user identifies the view of an input; nil if only its id identifies it.
    package func target(of input: SessionInput) -> VisibleText.Target? {
        guard let view = input.view else { return nil }
        switch input {
        case .tap: return tapTarget(view)
        case .text, .focus, .blur, .returnKey: return fieldTarget(view)
        case .slide: return sliderTarget(view)
        case .page: return frontTarget(view, kind: .pages)
        case .pull: return frontTarget(view, kind: .refresh)
        case .alert(_, let button): return buttonTitle(button, in: view).map(VisibleText.Target.text)
        case .row(let row, _): return rowTarget(row)
        default: return nil
        }
    }

    private func tapTarget(_ view: ViewID) -> VisibleText.Target? {
        var words: [String] = []
        var inFront: [String: ViewID] = [:]
        visitVisible { node, tappable in
            guard let tappable else { return }
            for text in [TextProperty.text, .title, .label].compactMap({ node[$0] }) where !text.isEmpty {
                inFront[text] = tappable
                if tappable == view { words.append(text) }
            }
        }
        return words.first { inFront[$0] == view }.map(VisibleText.Target.text)
    }

    /// Returns the first text of the row that no row in front of it contains; nil if there is none.
    private func rowTarget(_ row: ViewID) -> VisibleText.Target? {
        var words: [String] = []
        var inFront: [String: ViewID] = [:]
        visitVisible { node, _ in
            guard node[.role] == "listitem" else { return }
            let read = self.words(in: node.id)
            for text in read { inFront[text] = node.id }
            if node.id == row { words = read }
        }
        return words.first { inFront[$0] == row }.map(VisibleText.Target.text)
    }

    private func words(in view: ViewID) -> [String] {
        var found: [String] = []
        var waiting = [view]
        while let id = waiting.popLast() {
            guard let node = nodes[id], !node[.hidden] else { continue }
            found += [TextProperty.text, .title, .label].compactMap { node[$0] }.filter { !$0.isEmpty }
            waiting += node.children.reversed()
        }
        return found
    }

    private func fieldTarget(_ view: ViewID) -> VisibleText.Target? {
        var names: [String] = []
        var inFront: [String: ViewID] = [:]
        visitVisible { node, _ in
            guard node.isField else { return }
            for name in [TextProperty.placeholder, .label].compactMap({ node[$0] }) where !name.isEmpty {
                inFront[name] = node.id
                if node.id == view { names.append(name) }
            }
        }
        return names.first { inFront[$0] == view }.map(VisibleText.Target.field)
    }

    private func sliderTarget(_ view: ViewID) -> VisibleText.Target? {
        guard let name = nodes[view]?[.label], !name.isEmpty else { return nil }
        var last: ViewID?
        visitVisible { node, _ in if node.isOne(of: .slider), node[.label] == name { last = node.id } }
        return last == view ? .text(name) : nil
    }

    private func frontTarget(_ view: ViewID, kind: ViewKind) -> VisibleText.Target? {
        var last: ViewID?
        visitVisible { node, _ in if node.isOne(of: kind) { last = node.id } }
        return last == view ? .front(kind: kind) : nil
    }

    /// Returns the title of an alert's button by its index in display order; nil if there is none.
    private func buttonTitle(_ index: Int, in alert: ViewID) -> String? {
        var titles: [String] = []
        var waiting = [alert]
        while let id = waiting.popLast() {
            guard let node = nodes[id] else { continue }
            if node.isOne(of: .button), let title = node[.title] ?? node[.text] { titles.append(title) }
            waiting += node.children.reversed()
        }
        return titles.indices.contains(index) ? titles[index] : nil
    }
}
