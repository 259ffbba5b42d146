import HeadlessUIKit
import JSON
import ViewSchema
import Wire

/// Finds views in a snapshot by what a user sees of them.
struct ScreenReader {
    private let state: WorldState

    init(_ snapshot: JSON) {
        state = WorldState(snapshot)
    }

    // MARK: - The screen

    var texts: [String] {
        var found: [String] = []
        visit { node, _ in found += Self.text(of: node).map { [$0] } ?? [] }
        return found
    }

    /// Returns the views that a tap on this text may reach, from back to front.
    func tappable(reading text: String) -> [ViewID] {
        var found: [ViewID] = []
        visit { node, ancestors in
            guard Self.reads(node, text: text), let view = Self.nearestTappable(from: node, ancestors: ancestors),
                !found.contains(view)
            else {
                return
            }
            found.append(view)
        }
        return found
    }

    /// Returns the fields with a placeholder or accessible name, from back to front.
    func fields(named name: String) -> [ViewID] {
        fieldNodes(named: name).map(\.id)
    }

    /// Returns the text of the frontmost field with a placeholder or accessible name, or nil if there is none.
    func value(ofField name: String) -> String? {
        fieldNodes(named: name).last.map { $0[.value] ?? "" }
    }

    /// Returns whether the frontmost control with this text is enabled, or nil if there is none.
    func isEnabled(reading text: String) -> Bool? {
        var found: Bool?
        visit { node, _ in
            guard Self.reads(node, text: text) || node[.placeholder] == text,
                node.isOne(of: .button, .toggle, .slider, .textfield, .textview)
            else { return }
            found = node[.enabled]
        }
        return found
    }

    private func fieldNodes(named name: String) -> [ViewNode] {
        var found: [ViewNode] = []
        visit { node, _ in
            guard node.isOne(of: .textfield, .textview) else { return }
            guard node[.placeholder] == name || node[.label] == name else { return }
            found.append(node)
        }
        return found
    }

    /// Returns the list with this identifier if it reports the scrolling to its end, with the number of its current set
    /// of items; otherwise nil.
    func waitingList(_ id: String) -> (view: ViewID, round: Int)? {
        var found: (ViewID, Int)?
        visit { node, _ in
            guard node[.identifier] == id, let round = node[.scrollEnd].flatMap({ Int($0) })
            else { return }
            found = (node.id, round)
        }
        return found
    }

    /// Returns the frontmost visible view of one of these kinds; nil if the screen has no such view.
    func frontView(of kinds: [ViewKind]) -> ViewID? {
        var found: ViewID?
        visit { node, _ in
            if kinds.contains(where: { node.isOne(of: $0) }) { found = node.id }
        }
        return found
    }

    /// Returns the frontmost view that handles a gesture and has this text, or has a descendant with this text. Also
    /// returns the centre of the view.
    func findView(receiving gesture: Gesture.Kind, withText text: String) -> (view: ViewID, middle: TouchPlace)? {
        var found: ViewNode?
        visit { node, ancestors in
            guard Self.reads(node, text: text) else { return }
            let hears = ([node] + ancestors.reversed()).first { node in
                node.properties["gestures"]?.string?.split(separator: " ").contains { $0 == gesture.rawValue } ?? false
            }
            found = hears ?? found
        }
        return found.map { node in
            let frame = (node.properties["frame"]?.array ?? []).compactMap(\.double)
            let (width, height) = frame.count == 4 ? (frame[2], frame[3]) : (0, 0)
            return (node.id, TouchPlace(x: width / 2, y: height / 2))
        }
    }

    /// Returns the sliders with an accessible name, from back to front.
    func sliders(named name: String) -> [ViewID] {
        var found: [ViewID] = []
        visit { node, _ in
            if node.isOne(of: .slider), node[.label] == name { found.append(node.id) }
        }
        return found
    }

    /// Returns the frontmost list row that contains a text; nil if there is none.
    func row(reading text: String) -> ViewID? {
        var found: ViewID?
        visit { node, ancestors in
            guard Self.reads(node, text: text), let row = ancestors.last(where: { $0[.role] == "listitem" })
            else { return }
            found = row.id
        }
        return found
    }

    var outline: String {
        var lines: [String] = []
        visit { node, ancestors in
            let indent = String(repeating: "  ", count: ancestors.count)
            let words = [node.id.description, node.kind, Self.text(of: node).map { "\"\($0)\"" }]
            lines.append(indent + words.compactMap(\.self).joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - The log

    var states: [RecordedState] { state.states.map { RecordedState($0.content) } }
    var requests: [RecordedRequest] { state.requests.map { RecordedRequest($0.content) } }
    var log: [String] { state.log.map(\.content.message) }

    var pendingRetries: [RetryID] { state.retries.map(\.id) }

    var heldRequests: [RequestID] { state.requests.map(\.content).filter { $0.held != nil }.map(\.id) }

    var alerts: [String] {
        state.navigation.alerts.map { alert in
            [alert.title, alert.message].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }

    var stacks: [[String]] {
        state.navigation.stacks.map { $0.screens.map { $0.url ?? $0.id ?? $0.type } }
    }

    // MARK: - Traversal

    func visit(_ body: (_ node: ViewNode, _ ancestors: [ViewNode]) -> Void) {
        guard let tree = state.tree else { return }
        Self.visit(tree, ancestors: [], body: body)
    }

    private static func visit(_ node: ViewNode, ancestors: [ViewNode], body: (ViewNode, [ViewNode]) -> Void) {
        if node[.hidden] { return }
        body(node, ancestors)
        for child in node.children { visit(child, ancestors: ancestors + [node], body: body) }
    }

    private static func text(of node: ViewNode) -> String? {
        node[.text] ?? node[.title] ?? node[.value]
    }

    private static func reads(_ node: ViewNode, text: String) -> Bool {
        [.text, .title, .label].contains { node[$0] == text }
    }

    private static func nearestTappable(from node: ViewNode, ancestors: [ViewNode]) -> ViewID? {
        let candidates = [node] + ancestors.reversed()
        return candidates.first { node in
            node.isOne(of: .button, .toggle) || node[.tap]
        }?.id
    }
}
