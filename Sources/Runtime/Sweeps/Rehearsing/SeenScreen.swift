import JSON
package import Wire

/// What a person sees of an app: its visible views in the order of reading, whatever they are called.
package struct SeenScreen: Sendable, Equatable {
    /// One view that a person sees.
    package struct View: Sendable, Equatable {
        /// Its name in this run; another run may call it otherwise.
        package let id: ViewID
        /// What the page makes of it: `label`, `button`, …
        package let kind: String
        /// What it is to a person: `button`, `alertdialog`; its kind where the app says nothing else.
        package let role: String
        /// The words by which a person would name it; nil for one without any.
        package let words: String?
        /// The views that it is in, from the window on, each by its kind, and by its identifier where it has one.
        package let path: [String]
        /// Whether a press does something, as far as the view itself says.
        package let takesPress: Bool
        /// A spinner that turns.
        package let isSpinning: Bool
        /// The number of a list's items, where the list waits for its end to be seen.
        package let scrollRound: Int?
        /// What a person reads of it besides its words: `disabled`, `selected`, `on`, and a field's text.
        package let condition: String

        private var name: String { Self.name(of: role) }

        /// The name of a role in sentences: those that ARIA alone uses have another.
        static func name(of role: String) -> String { role == "alertdialog" ? "dialog" : role }

        /// `button "Retry", disabled`, and of a text its words: what it is and says, without names that differ between
        /// runs.
        package var line: String {
            let what = role == "label" && words != nil ? nil : name
            let named = [what, words.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
            return [named, condition].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// The visible views, from back to front and top to bottom.
    package let views: [View]

    /// Reads a snapshot's tree; nil is an app that shows nothing yet.
    package init(_ tree: ViewNode?) {
        var reading = Reading()
        if let tree { reading.add(tree, in: []) }
        views = reading.views
    }

    private init(_ views: [View]) {
        self.views = views
    }

    /// The texts, from back to front and top to bottom.
    package var texts: [String] {
        views.filter { Self.readable.contains($0.kind) }.compactMap(\.words)
    }

    /// All that is read or can be pressed, a line each: two runs with the same lines look the same to a person.
    package var lines: [String] {
        views.filter { $0.words != nil || $0.takesPress || $0.isSpinning || Self.shown.contains($0.kind) }.map(\.line)
    }

    /// The same without spinners, which are there or gone a moment later.
    package var linesAtRest: [String] { Self(views.filter { !$0.isSpinning }).lines }

    /// Sums up `lines`.
    package var digest: UInt64 {
        var digest = Digest()
        for line in lines { digest.add([UInt8](line.utf8)) }
        return digest.value
    }

    /// Whether a spinner turns.
    package var isLoading: Bool { views.contains(where: \.isSpinning) }

    /// Whether nothing is seen below the bars: no words, no picture, no control, no spinner.
    package var isBlank: Bool {
        !views.contains { view in
            (view.words != nil || view.takesPress || view.isSpinning || Self.shown.contains(view.kind))
                && !view.path.contains { Self.bars.contains($0.kindOfPath) } && !Self.bars.contains(view.kind)
        }
    }

    /// The button of this number within another view, such as an alert, from 0; nil where there is none.
    func button(_ index: Int, within id: ViewID) -> ViewID? {
        guard let outer = views.firstIndex(where: { $0.id == id }) else { return nil }
        let inside = views[(outer + 1)...].prefix { $0.path.count > views[outer].path.count }
        return inside.lazy.filter { $0.kind == "button" }.dropFirst(index).first?.id
    }

    /// Kinds whose words stand on the screen.
    private static let readable: Set<String> = ["label", "button", "navigationbar", "textview", "textfield", "toggle"]
    /// Kinds that are seen without words.
    private static let shown: Set<String> = [
        "image", "webview", "textfield", "textview", "toggle", "slider", "placeholder",
    ]
    private static let bars: Set<String> = ["navigationbar", "tabbar"]
}

extension String {
    /// The kind in a part of a path, which may name an identifier too.
    fileprivate var kindOfPath: String { split(separator: "#", maxSplits: 1).first.map(String.init) ?? self }
}

private struct Reading {
    var views: [SeenScreen.View] = []

    mutating func add(_ node: ViewNode, in path: [String]) {
        guard node[.hidden]?.bool != true, node.opacity >= 0.01 else { return }
        let takesPress = node.takesPress
        let isNamedByContent = takesPress && node.kind != "button" || node.isDrawn
        let words = node.ownWords ?? (isNamedByContent ? node.wordsWithin : nil)
        views.append(
            SeenScreen.View(
                id: node.id, kind: node.kind, role: node[.role]?.string ?? node.kind, words: words, path: path,
                takesPress: takesPress, isSpinning: node.kind == "spinner" && node[.animating]?.bool == true,
                scrollRound: node[.scrollEnd]?.string.flatMap { Int($0) }, condition: node.condition))
        let inside = path + [node.kind + (node[.identifier]?.string.map { "#\($0)" } ?? "")]
        for child in node.children { add(child, in: inside) }
    }
}

extension ViewNode {
    fileprivate var opacity: Double {
        properties[Key.style.description]?[ViewProperty.opacity.rawValue]?.double ?? 1
    }

    fileprivate var takesPress: Bool { ["button", "toggle"].contains(kind) || self[.tap]?.bool == true }

    /// A row that a person draws aside or moves.
    fileprivate var isDrawn: Bool { self[.actions] != nil || children.contains { $0[.reorders] != nil } }

    /// The words of the view itself; what is typed into a field is not its name.
    fileprivate var ownWords: String? {
        let said: [ViewProperty] =
            ["textfield", "textview"].contains(kind)
            ? [.label, .placeholder, .name] : [.label, .text, .title, .value, .placeholder, .name]
        return said.lazy.compactMap { self[$0]?.string }.first { !$0.isEmpty }
    }

    /// The first words in it.
    fileprivate var wordsWithin: String? {
        var found: [String] = []
        collect(&found, atMost: 3)
        return found.isEmpty ? nil : found.joined(separator: " · ")
    }

    private func collect(_ found: inout [String], atMost most: Int) {
        for child in children where found.count < most && child[.hidden]?.bool != true {
            if let words = child.ownWords { found.append(words) } else { child.collect(&found, atMost: most) }
        }
    }

    fileprivate var condition: String {
        [
            self[.enabled]?.bool == false ? "disabled" : nil, self[.selected]?.bool == true ? "selected" : nil,
            self[.on]?.bool == true ? "on" : nil, self[.animating]?.bool == true ? "turning" : nil,
            kind == "slider" ? self[.part]?.double.map { "at \(Int(($0 * 100).rounded())) %" } : nil,
            ["textfield", "textview"].contains(kind) ? self[.value]?.string.map { "holds \"\($0)\"" } : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}
