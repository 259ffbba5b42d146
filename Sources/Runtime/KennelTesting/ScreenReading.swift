import HeadlessUIKit
import JSON
import Wire

/// Reads a snapshot the way a person reads the page.
struct ScreenReading {
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

    /// The views to tap for a text, from back to front.
    func tappable(reading text: String) -> [ViewID] {
        var found: [ViewID] = []
        visit { node, ancestors in
            guard Self.reads(node, text), let view = Self.nearestTappable(node, ancestors), !found.contains(view) else {
                return
            }
            found.append(view)
        }
        return found
    }

    /// The fields with a placeholder or name, from back to front.
    func fields(named name: String) -> [ViewID] {
        fieldNodes(named: name).map(\.id)
    }

    /// What stands in the field in front with a placeholder or name; nil where there is none.
    func value(ofField name: String) -> String? {
        fieldNodes(named: name).last.map { $0[.value]?.string ?? "" }
    }

    /// Whether the control in front that reads like this can be used; nil where there is none.
    func isEnabled(reading text: String) -> Bool? {
        var found: Bool?
        visit { node, _ in
            guard Self.reads(node, text) || node[.placeholder]?.string == text,
                ["button", "toggle", "slider", "textfield", "textview"].contains(node.kind)
            else { return }
            found = node[.enabled]?.bool ?? true
        }
        return found
    }

    private func fieldNodes(named name: String) -> [ViewNode] {
        var found: [ViewNode] = []
        visit { node, _ in
            guard ["textfield", "textview"].contains(node.kind) else { return }
            guard node[.placeholder]?.string == name || node[.label]?.string == name else { return }
            found.append(node)
        }
        return found
    }

    /// The list with this id that wants to know when its end has been seen, and the number of its items.
    func waitingList(_ id: String) -> (view: ViewID, round: Int)? {
        var found: (ViewID, Int)?
        visit { node, _ in
            guard node[.identifier]?.string == id, let round = node[.scrollEnd]?.string.flatMap({ Int($0) })
            else { return }
            found = (node.id, round)
        }
        return found
    }

    /// The view of a kind that lies in front, hidden ones left out.
    func frontView(ofKind kind: String) -> ViewID? {
        var found: ViewID?
        visit { node, _ in
            if node.kind == kind { found = node.id }
        }
        return found
    }

    /// The view in front that hears a gesture and reads so, or has something in it that does, and its middle.
    func hearing(_ gesture: Gesture.Kind, reading text: String) -> (view: ViewID, middle: TouchPlace)? {
        var found: ViewNode?
        visit { node, ancestors in
            guard Self.reads(node, text) else { return }
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

    /// The sliders with a name, from back to front.
    func sliders(named name: String) -> [ViewID] {
        var found: [ViewID] = []
        visit { node, _ in
            if node.kind == "slider", node[.label]?.string == name { found.append(node.id) }
        }
        return found
    }

    /// The row of a list in front in which a text is read.
    func row(reading text: String) -> ViewID? {
        var found: ViewID?
        visit { node, ancestors in
            guard Self.reads(node, text), let row = ancestors.last(where: { $0[.role]?.string == "listitem" })
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

    // MARK: - The record

    var states: [RecordedState] { state.states.map { RecordedState($0.content) } }
    var requests: [RecordedRequest] { state.requests.map { RecordedRequest($0.content) } }
    var log: [String] { state.log.map(\.content.message) }

    var pendingRetries: [RetryID] { state.retries.map(\.id) }

    var alerts: [String] {
        state.navigation.alerts.map { alert in
            [alert.title, alert.message].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }

    var stacks: [[String]] {
        state.navigation.stacks.map { $0.screens.map { $0.url ?? $0.id ?? $0.type } }
    }

    // MARK: - Walking

    func visit(_ body: (_ node: ViewNode, _ ancestors: [ViewNode]) -> Void) {
        guard let tree = state.tree else { return }
        Self.visit(tree, [], body)
    }

    private static func visit(_ node: ViewNode, _ ancestors: [ViewNode], _ body: (ViewNode, [ViewNode]) -> Void) {
        if node[.hidden]?.bool == true { return }
        body(node, ancestors)
        for child in node.children { visit(child, ancestors + [node], body) }
    }

    private static func text(of node: ViewNode) -> String? {
        node[.text]?.string ?? node[.title]?.string ?? node[.value]?.string
    }

    private static func reads(_ node: ViewNode, _ text: String) -> Bool {
        [.text, .title, .label].contains { node[$0]?.string == text }
    }

    private static func nearestTappable(_ node: ViewNode, _ ancestors: [ViewNode]) -> ViewID? {
        let candidates = [node] + ancestors.reversed()
        return candidates.first { node in
            ["button", "toggle"].contains(node.kind) || node[.tap]?.bool == true
        }?.id
    }
}
