import JSON
import ViewSchema
package import Wire

/// The visible views of an app in reading order, independent of view ids.
package struct SeenScreen: Sendable, Equatable {
    /// A visible view.
    package struct View: Sendable, Equatable {
        /// The id of the view in this run; another run may have another id for the same view.
        package let id: ViewID
        /// The element that the page creates, such as `label` or `button`.
        package let kind: String
        /// The role, such as `button` or `alertdialog`; the kind if the app sets no role.
        package let role: String
        /// The name of the view for people; nil if it has none.
        package let words: String?
        /// The ancestors from the window down, each by its kind and its identifier if it has one.
        package let path: [String]
        /// Whether the view reacts to presses, according to its own properties.
        package let takesPress: Bool
        /// Whether the view is an animating spinner.
        package let isSpinning: Bool
        /// The list's number of its current set of items, if the list waits until a person sees its end; otherwise nil.
        package let scrollRound: Int?
        /// The state of the view besides its words, such as `disabled`, `selected`, `on`, or a field's text.
        package let condition: String

        private var name: String { Self.name(of: role) }

        /// Returns the word for a role in sentences, which replaces names that only ARIA uses.
        static func name(of role: String) -> String { role == "alertdialog" ? "dialog" : role }

        /// A description without ids, such as `button "Retry", disabled`; for a label, only its text.
        package var line: String {
            let what = role == "label" && words != nil ? nil : name
            let named = [what, words.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
            return [named, condition].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// The visible views, from back to front and top to bottom.
    package let views: [View]

    /// Reads a snapshot's tree; nil for an app that shows nothing yet.
    package init(_ tree: ViewNode?) {
        var reading = ViewCollector()
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

    /// All texts and controls, one line each. Two runs with the same lines look the same to a person.
    package var lines: [String] {
        views.filter { $0.words != nil || $0.takesPress || $0.isSpinning || Self.shown.contains($0.kind) }.map(\.line)
    }

    /// The lines as in ``lines``, but without spinners, which appear and disappear quickly.
    package var linesAtRest: [String] { Self(views.filter { !$0.isSpinning }).lines }

    /// The digest of `lines`.
    package var digest: UInt64 {
        var digest = Digest()
        for line in lines { digest.add([UInt8](line.utf8)) }
        return digest.value
    }

    /// Whether a spinner is animating.
    package var isLoading: Bool { views.contains(where: \.isSpinning) }

    /// Whether nothing is visible outside the bars: no text, image, control or spinner.
    package var isBlank: Bool {
        !views.contains { view in
            (view.words != nil || view.takesPress || view.isSpinning || Self.shown.contains(view.kind))
                && !view.path.contains { Self.bars.contains($0.kindOfPath) } && !Self.bars.contains(view.kind)
        }
    }

    /// Returns a button within another view, such as an alert, counted from 0; nil if there is none.
    package func button(_ index: Int, within id: ViewID) -> ViewID? {
        guard let outer = views.firstIndex(where: { $0.id == id }) else { return nil }
        let inside = views[(outer + 1)...].prefix { $0.path.count > views[outer].path.count }
        return inside.lazy.filter { $0.kind == "button" }.dropFirst(index).first?.id
    }

    /// The kinds of views whose words can be read on the screen.
    private static let readable: Set<String> = ["label", "button", "navigationbar", "textview", "textfield", "toggle"]
    /// The kinds of views that are visible even without words.
    private static let shown: Set<String> = [
        "image", "webview", "textfield", "textview", "toggle", "slider", "placeholder",
    ]
    private static let bars: Set<String> = ["navigationbar", "tabbar"]
}

extension String {
    /// The kind in an element of a path. The element has the form `kind` or `kind#identifier`.
    fileprivate var kindOfPath: String { split(separator: "#", maxSplits: 1).first.map(String.init) ?? self }
}

private struct ViewCollector {
    var views: [SeenScreen.View] = []

    mutating func add(_ node: ViewNode, in path: [String]) {
        guard !node[.hidden], node.opacity >= 0.01 else { return }
        let takesPress = node.takesPress
        let isNamedByContent = takesPress && !node.isOne(of: .button) || node.isDrawn
        let words = node.ownWords ?? (isNamedByContent ? node.wordsWithin : nil)
        views.append(
            SeenScreen.View(
                id: node.id, kind: node.kind, role: node[.role] ?? node.kind, words: words, path: path,
                takesPress: takesPress, isSpinning: node.isOne(of: .spinner) && node[.animating],
                scrollRound: node[.scrollEnd].flatMap { Int($0) }, condition: node.condition))
        let inside = path + [node.kind + (node[.identifier].map { "#\($0)" } ?? "")]
        for child in node.children { add(child, in: inside) }
    }
}

extension ViewNode {
    fileprivate var opacity: Double {
        properties[Key.style.description]?["opacity"]?.double ?? 1
    }

    fileprivate var takesPress: Bool { isOne(of: .button, .toggle) || self[.tap] }

    /// Whether the node is a row that can be swiped or moved.
    fileprivate var isDrawn: Bool { self[.actions] != nil || children.contains { $0[.reorders] != nil } }

    /// The words of the view itself, without text typed into a field.
    fileprivate var ownWords: String? {
        let said: [TextProperty] =
            isOne(of: .textfield, .textview)
            ? [.label, .placeholder, .name] : [.label, .text, .title, .value, .placeholder, .name]
        return said.lazy.compactMap { self[$0] }.first { !$0.isEmpty }
    }

    /// The words of the first descendant that has any; nil if none has.
    fileprivate var wordsWithin: String? {
        var found: [String] = []
        collect(&found, atMost: 3)
        return found.isEmpty ? nil : found.joined(separator: " · ")
    }

    private func collect(_ found: inout [String], atMost most: Int) {
        for child in children where found.count < most && !child[.hidden] {
            if let words = child.ownWords { found.append(words) } else { child.collect(&found, atMost: most) }
        }
    }

    fileprivate var condition: String {
        [
            !self[.enabled] ? "disabled" : nil, self[.selected] ? "selected" : nil,
            self[.on] ? "on" : nil, self[.animating] ? "turning" : nil,
            isOne(of: .slider) ? self[.part].map { "at \(Int(($0 * 100).rounded())) %" } : nil,
            isOne(of: .textfield, .textview) ? self[.value].map { "holds \"\($0)\"" } : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}
