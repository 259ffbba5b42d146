import HeadlessUIKit
import JSON

/// How inputs read in the log; answers need no line, because their requests say the same.
extension World {
    /// Writes the line of an input before it is applied.
    func note(_ input: SessionInput) {
        switch input {
        case .opened(let configuration):
            line(
                input,
                "opens \(configuration.screen ?? (configuration.screenJSON == nil ? "the app" : "a JSON screen"))")
        case .tap(let id): line(input, "tap " + name(of: id), id)
        case .text(let id, _, _): line(input, "types into \(name(of: id))", id)
        case .focus(let id): line(input, "enters \(name(of: id))", id)
        case .blur(let id): line(input, "leaves \(name(of: id))", id)
        case .returnKey(let id): line(input, "presses return in \(name(of: id))", id)
        case .scroll(let id, _, _): line(input, "scrolls \(name(of: id))", id)
        case .scrollEnd(let id, _, _, _, _): line(input, "sees the end of \(name(of: id))", id)
        case .page(let id, let index): line(input, "turns \(name(of: id)) to page \(index + 1)", id)
        case .tab(let id, let index): line(input, "chooses tab \(index + 1)", id)
        case .pull(let id): line(input, "pulls to refresh", id)
        case .alert(let id, let button): line(input, "chooses button \(button + 1) of the alert", id)
        case .back: line(input, "back")
        case .retry(let id): line(input, "runs retry \(id)")
        case .document: line(input, "replaces the document")
        case .faults(let script):
            line(input, script.rules.isEmpty ? "clears the faults" : "sets \(script.rules.count) fault rule(s)")
        case .timer(let id): record.line(.timer, .info, "timer \(id)")
        case .response, .failure: break
        }
    }

    private func line(_ input: SessionInput, _ message: String, _ view: ViewID? = nil) {
        record.line(.input, .info, message) { json in
            json.key("detail")
            json.beginObject()
            json.member("type", input.typeName)
            json.member("view", view)
            switch input {
            case .text(let id, let text, let sequence):
                if !hidesText(id) { json.member("text", text) }
                json.member("sequence", sequence)
            case .scroll(_, let x, let y):
                json.key("x")
                json.number(x)
                json.key("y")
                json.number(y)
            case .scrollEnd(_, let round, let offset, let visible, let length):
                json.member("round", round)
                for (name, number) in [("offset", offset), ("visible", visible), ("length", length)] {
                    json.key(name)
                    json.number(number)
                }
            case .page(_, let index), .tab(_, let index): json.member("index", index)
            case .alert(_, let button): json.member("button", button)
            case .retry(let id): json.member("retry", id)
            case .opened, .tap, .focus, .blur, .returnKey, .pull, .back, .response, .failure, .timer, .document,
                .faults:
                break
            }
            json.endObject()
        }
    }

    /// What a person would call the view: its name, title or text in quotes, or its id.
    private func name(of id: ViewID) -> String {
        guard let view = application.view(id), let words = Self.words(of: view, depth: 3) else { return id.description }
        // Characters are costly to count, and no text has more of them than bytes.
        return "\"" + (words.utf8.count > 80 ? String(words.prefix(80)) : words) + "\""
    }

    private static func words(of view: UIView, depth: Int) -> String? {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        switch view {
        case let button as UIButton: return button.currentTitle
        case let label as UILabel: return label.text
        case let field as UITextField: return field.placeholder
        default: break
        }
        guard depth > 0 else { return nil }
        for child in view.subviews {
            if let words = words(of: child, depth: depth - 1) { return words }
        }
        return nil
    }

    /// Whether a field shows dots in the place of its text.
    func hidesText(_ id: ViewID) -> Bool {
        (application.view(id) as? UITextField)?.isSecureTextEntry == true
    }
}
