import JSON
import Sweeps
import ViewSchema
import Wire

/// A session's snapshot as text for a language model: the views that a person could read, press and fill in, with the
/// ids that tools need.
struct ScreenText {
    /// The largest number of lines about views.
    static let longest = 250

    private let snapshot: JSON
    private let screen: SeenScreen
    /// The number of lines about views to leave out from the beginning.
    private let first: Int

    init(_ snapshot: JSON, from first: Int = 0) {
        self.snapshot = snapshot
        self.first = first
        screen = SeenScreen(snapshot["tree"].flatMap(ViewNode.init)?.uncovered)
    }

    /// The text.
    var text: String { (heading + views + offers).joined(separator: "\n") }

    // MARK: - Views

    /// The visible views in reading order, indented by the listed views around them.
    private var views: [String] {
        let lines = outline
        guard !lines.isEmpty else { return ["The screen is empty."] }
        let shown = lines.dropFirst(first).prefix(Self.longest)
        let left = lines.count - first - shown.count
        return shown + (left > 0 ? ["… \(left) more lines: read_screen with \"from\": \(first + shown.count)"] : [])
    }

    private var outline: [String] {
        var lines: [String] = []
        var around: [(depth: Int, listed: SeenScreen.View?)] = []
        for view in screen.views {
            while let last = around.last, last.depth >= view.path.count { around.removeLast() }
            let listed = around.compactMap(\.listed)
            let isSaid = !view.takesPress && listed.contains { $0.says(view) }
            let isListed = view.isListed && !isSaid
            if isListed { lines.append(String(repeating: "  ", count: listed.count) + "- \(view.description)") }
            around.append((view.path.count, isListed ? view : nil))
        }
        return lines
    }

    /// Returns the center of a view in its own coordinates, in points; the origin if there is no such view.
    func center(of view: String) -> (x: Double, y: Double) {
        var nodes = [snapshot["tree"] ?? .null]
        while let node = nodes.popLast() {
            if node["id"]?.string == view {
                let properties = node["props"]
                return ((properties?["width"]?.double ?? 0) / 2, (properties?["height"]?.double ?? 0) / 2)
            }
            nodes += node["children"]?.array ?? []
        }
        return (0, 0)
    }

    // MARK: - The session

    private var heading: [String] {
        let session = snapshot["session"]
        let device = snapshot["device"]
        var lines = [
            "Session \(session?["id"]?.string ?? "") · \(session?["phase"]?.string ?? "")"
                + " · step \(snapshot["input"]?.int ?? 0) · \(Self.time(snapshot["time"]))"
        ]
        if let width = device?["width"]?.int, let height = device?["height"]?.int {
            lines[0] += " · \(width) × \(height), \(device?["appearance"]?.string ?? "light")"
        }
        if let crash = snapshot["crash"], !crash.isNull {
            lines.append(
                "THE APP CRASHED at step \(crash["input"]?.int ?? 0): \(crash["message"]?.string ?? "")."
                    + " Call recover to continue.")
        }
        if let reason = snapshot["waiting"]?["reason"]?.string { lines.append("The session is waiting: \(reason)") }
        let stacks = snapshot["navigation"]?["stacks"]?.array ?? []
        for stack in stacks {
            let screens = (stack["screens"]?.array ?? []).map {
                $0["url"]?.string ?? $0["title"]?.string ?? $0["id"]?.string ?? $0["type"]?.string ?? "?"
            }
            let controller = stack["controller"]?.string ?? ""
            lines.append(
                "\(stack["presentation"]?.string ?? "root") \(controller): \(screens.joined(separator: " › "))")
        }
        return lines
    }

    /// The pending retries, the pending and held requests, and the number of fault rules, each on one line.
    private var offers: [String] {
        var lines: [String] = []
        for retry in snapshot["retries"]?.array ?? [] {
            lines.append(
                "Retry \(retry["id"]?.string ?? ""): \(retry["subject"]?.string ?? "")"
                    + ", failed \(retry["attempt"]?.int ?? 1) ×")
        }
        for request in snapshot["requests"]?.array ?? [] where request["phase"]?.string == "pending" {
            let word = request["held"] == nil ? "Pending request" : "PAUSED request, continue it with decide_request"
            lines.append("\(word): \(request["id"]?.string ?? "") \(Self.words(of: request))")
        }
        let rules = snapshot["faults"]?["rules"]?.array ?? []
        if !rules.isEmpty { lines.append("Fault rules: \(rules.count) (read_faults)") }
        return lines
    }

    static func words(of request: JSON) -> String {
        "\(request["method"]?.string ?? "GET") \(request["url"]?.string ?? "")"
    }

    static func time(_ milliseconds: JSON?) -> String {
        let value = milliseconds?.double ?? 0
        return value < 1000 ? "\(Int(value)) ms" : "\((value / 100).rounded() / 10) s"
    }

    // MARK: - Searching

    /// Returns the views that match a name: those with exactly this name, or else those whose name contains it, in any
    /// case. Views that can be used come before those that only show the name.
    func views(named name: String, usable: (SeenScreen.View) -> Bool) -> [SeenScreen.View] {
        let named = screen.views.filter { $0.words?.lowercased().contains(name.lowercased()) == true && $0.isListed }
        let exact = named.filter { $0.words == name }
        let choices = [exact.filter(usable), named.filter(usable), exact, named]
        return choices.first { !$0.isEmpty } ?? []
    }

    /// Returns the alert that contains a view, and the index of that button in it; nil if no alert does.
    func alertButton(_ id: String) -> (alert: String, index: Int)? {
        for alert in screen.views where alert.kind == ViewKind.alert.rawValue {
            var index = 0
            while let button = screen.button(index, within: alert.id) {
                if button.description == id { return (alert.id.description, index) }
                index += 1
            }
        }
        return nil
    }
}

extension SeenScreen.View {
    /// The view on one line: `button "Retry" v18, disabled`.
    var description: String {
        let what = isPressed ? "button" : role == ViewKind.label.rawValue && words != nil ? nil : role
        let parts = [what, words.map(Self.quoted), id.description].compactMap(\.self)
        return parts.joined(separator: " ") + (condition.isEmpty ? "" : ", \(condition)")
    }

    /// Returns a text in quotation marks on one line, so that it cannot look like the line of another view.
    private static func quoted(_ words: String) -> String {
        String(decoding: JSON.string(words).encoded(), as: UTF8.self)
    }

    /// Whether the view is a container that is pressed like a button, such as a row of a list.
    fileprivate var isPressed: Bool { takesPress && role == ViewKind.view.rawValue }

    /// Whether the text has a separate line for the view.
    fileprivate var isListed: Bool {
        if words != nil || takesPress || isSpinning { return true }
        switch ViewKind(rawValue: kind) {
        case .image, .webview, .textfield, .textview, .toggle, .slider, .alert, .tabbar: return true
        default: return false
        }
    }

    /// Whether the line of this view already contains the text of `inner`, a view inside it: `inner` shows a part of
    /// the words of a pressed container, or the title of a dialog.
    fileprivate func says(_ inner: SeenScreen.View) -> Bool {
        guard let words, [.label, .image].contains(ViewKind(rawValue: inner.kind)) else { return false }
        return isPressed ? inner.words.map(words.contains) ?? true : inner.words == words
    }
}

extension ViewNode {
    /// The node without the views that later siblings cover, which a person can neither read nor reach.
    fileprivate var uncovered: ViewNode {
        var shown = children[...]
        if let front = children.lastIndex(where: { $0[.covers] && !$0[.hidden] }) { shown = children[front...] }
        return with(children: shown.map(\.uncovered))
    }
}
