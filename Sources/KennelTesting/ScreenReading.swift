import HeadlessUIKit
import JSON
import Wire

/// Reads a snapshot the way a person reads the page.
struct ScreenReading {
    private let snapshot: JSON

    init(_ snapshot: JSON) {
        self.snapshot = snapshot
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
        fieldNodes(named: name).compactMap(Self.id)
    }

    /// What stands in the field in front with a placeholder or name; nil where there is none.
    func value(ofField name: String) -> String? {
        fieldNodes(named: name).last.map { $0["props"]?["value"]?.string ?? "" }
    }

    /// Whether the control in front that reads like this can be used; nil where there is none.
    func isEnabled(reading text: String) -> Bool? {
        var found: Bool?
        visit { node, _ in
            guard Self.reads(node, text) || node["props"]?["placeholder"]?.string == text,
                let kind = node["kind"]?.string, ["button", "toggle", "textfield", "textview"].contains(kind)
            else { return }
            found = node["props"]?["enabled"]?.bool ?? true
        }
        return found
    }

    private func fieldNodes(named name: String) -> [JSON] {
        var found: [JSON] = []
        visit { node, _ in
            let kind = node["kind"]?.string
            guard kind == "textfield" || kind == "textview" else { return }
            let props = node["props"]
            guard props?["placeholder"]?.string == name || props?["label"]?.string == name else { return }
            found.append(node)
        }
        return found
    }

    /// The list with this id that wants to know when its end has been seen, and the number of its items.
    func waitingList(_ id: String) -> (view: ViewID, round: Int)? {
        var found: (ViewID, Int)?
        visit { node, _ in
            let props = node["props"]
            guard props?["identifier"]?.string == id, let view = Self.id(node),
                let round = props?["scrollEnd"]?.string.flatMap({ Int($0) })
            else { return }
            found = (view, round)
        }
        return found
    }

    /// The view of a kind that lies in front, hidden ones left out.
    func frontView(ofKind kind: String) -> ViewID? {
        var found: ViewID?
        visit { node, _ in
            if node["kind"]?.string == kind { found = Self.id(node) ?? found }
        }
        return found
    }

    var outline: String {
        var lines: [String] = []
        visit { node, ancestors in
            let indent = String(repeating: "  ", count: ancestors.count)
            let words = [node["id"]?.string, node["kind"]?.string, Self.text(of: node).map { "\"\($0)\"" }]
            lines.append(indent + words.compactMap(\.self).joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - The record

    var states: [RecordedState] { entries("states").map(RecordedState.init) }
    var requests: [RecordedRequest] { entries("requests").map(RecordedRequest.init) }
    var log: [String] { entries("log").compactMap { $0["message"]?.string } }

    var pendingRetries: [RetryID] {
        entries("retries").compactMap { $0["id"]?.string.flatMap { RetryID($0) } }
    }

    var alerts: [String] {
        (snapshot["navigation"]?["alerts"]?.array ?? []).map { alert in
            [alert["title"]?.string, alert["message"]?.string].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: ": ")
        }
    }

    var stacks: [[String]] {
        (snapshot["navigation"]?["stacks"]?.array ?? []).map { stack in
            (stack["screens"]?.array ?? []).map { screen in
                screen["url"]?.string ?? screen["id"]?.string ?? screen["type"]?.string ?? ""
            }
        }
    }

    private func entries(_ name: String) -> [JSON] {
        snapshot[name]?.array ?? []
    }

    // MARK: - Walking

    private func visit(_ body: (_ node: JSON, _ ancestors: [JSON]) -> Void) {
        guard let tree = snapshot["tree"] else { return }
        Self.visit(tree, [], body)
    }

    private static func visit(_ node: JSON, _ ancestors: [JSON], _ body: (JSON, [JSON]) -> Void) {
        if node["props"]?["hidden"]?.bool == true { return }
        body(node, ancestors)
        for child in node["children"]?.array ?? [] { visit(child, ancestors + [node], body) }
    }

    private static func text(of node: JSON) -> String? {
        let props = node["props"]
        return props?["text"]?.string ?? props?["title"]?.string ?? props?["value"]?.string
    }

    private static func reads(_ node: JSON, _ text: String) -> Bool {
        let props = node["props"]
        return props?["text"]?.string == text || props?["title"]?.string == text || props?["label"]?.string == text
    }

    private static func nearestTappable(_ node: JSON, _ ancestors: [JSON]) -> ViewID? {
        let candidates = [node] + ancestors.reversed()
        return candidates.first { node in
            ["button", "toggle"].contains(node["kind"]?.string) || node["props"]?["tap"]?.bool == true
        }.flatMap(id)
    }

    private static func id(_ node: JSON) -> ViewID? {
        node["id"]?.string.flatMap { ViewID($0) }
    }
}
