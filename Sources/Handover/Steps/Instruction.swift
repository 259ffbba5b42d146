import Foundation
import Wire

/// What a person did, in a sentence that tells somebody else to do it.
struct Instruction {
    private let step: Course.Step
    private let course: Course

    init(_ step: Course.Step, in course: Course) {
        self.step = step
        self.course = course
    }

    /// The sentence, and lines that stand below it.
    var words: (sentence: String, below: [String]) { words(for: step.input) }

    private func words(for input: SessionInput) -> (sentence: String, below: [String]) {
        switch input {
        case .opened(let configuration): return Self.opening(configuration)
        case .tap: return ("Press \(name).", [])
        case .gesture(_, let gesture): return (words(for: gesture), [])
        case .text(_, let text, _):
            if step.hidesText { return ("Type a text into \(name), which hides it.", []) }
            return (text.isEmpty ? "Clear \(name)." : "Type \(Markdown.code(text)) into \(name).", [])
        case .focus: return ("Put the caret into \(name).", [])
        case .blur: return ("Take the caret out of \(name).", [])
        case .returnKey: return ("Press return in \(name).", [])
        case .scroll, .scrollEnd: return ("Scroll.", [])
        case .slide(_, let part, _): return ("Move the slider \(name) to \(Int((part * 100).rounded())) %.", [])
        case .page(_, let index): return ("Turn to page \(index + 1).", [])
        case .tab(_, let index): return ("Choose tab \(index + 1).", [])
        case .pull: return ("Pull down to refresh.", [])
        case .alert(_, let button):
            if case .reading(let title)? = step.target { return ("Press \(Markdown.quoted(title)) in the alert.", []) }
            return ("Press button \(button + 1) of the alert.", [])
        case .back: return ("Go back.", [])
        case .swipe(.back): return ("Swipe back from the edge.", [])
        case .swipe(.down): return ("Drag the sheet down.", [])
        case .row(_, let drag): return (Self.sentence(for: drag, name), [])
        case .device(let change): return ("Change the device: \(change.words).", [])
        case .retry(let id): return ("Run retry \(id) from the list of pending retries.", [])
        case .document(let document):
            return ("Put this document in the place of the screen:", Markdown.block(document.text, language: "json"))
        case .faults(let script):
            if script.rules.isEmpty { return ("Clear the faults.", []) }
            return ("Make this go wrong from now on:", Markdown.block(script.text))
        case .held(let id, let decision): return (sentence(about: id, decision), [])
        case .resumed(let pause): return ("(\(pause.words.sentenceCase).)", [])
        case .crashed(let crash):
            let other = words(for: crash.input)
            let report = "**The app crashes**: \(Markdown.plain(crash.report.sentence))"
            return ("\(other.sentence) \(report)", other.below)
        case .response, .failure, .read, .timer, .notes, .control:
            return ("(\(Markdown.plain(step.label).sentenceCase).)", [])
        }
    }

    private func words(for gesture: Gesture) -> String {
        switch gesture.kind {
        case .longPress: return "Hold \(name)."
        case .swipeLeft: return "Swipe left on \(name)."
        case .swipeRight: return "Swipe right on \(name)."
        case .swipeUp: return "Swipe up on \(name)."
        case .swipeDown: return "Swipe down on \(name)."
        case .pan: return "Drag \(name) \(gesture.moved.sentencePart)."
        case .edgePanLeft: return "Drag from the left edge of \(name) \(gesture.moved.sentencePart)."
        case .edgePanRight: return "Drag from the right edge of \(name) \(gesture.moved.sentencePart)."
        case .twoFingerPan: return "Drag \(name) with two fingers \(gesture.moved.sentencePart)."
        case .twoFingerTap: return "Tap \(name) with two fingers."
        case .pinch: return "Pinch \(name) to \(Int((gesture.scale * 100).rounded())) %."
        case .rotation:
            let degrees = Int((gesture.rotation * 180 / .pi).rounded())
            return "Turn \(name) \(abs(degrees)) degrees \(degrees < 0 ? "counterclockwise" : "clockwise")."
        case .touch:
            let place = "Touch \(name) at \(Int(gesture.place.x.rounded())), \(Int(gesture.place.y.rounded()))"
            return gesture.moved == .none ? "\(place)." : "\(place) and go \(gesture.moved.sentencePart)."
        }
    }

    private static func sentence(for drag: RowDrag, _ name: String) -> String {
        switch drag {
        case .open(.leading, let isWhole): "Draw \(name) \(isWhole ? "all the way " : "")aside, to its first actions."
        case .open(.trailing, let isWhole): "Draw \(name) \(isWhole ? "all the way " : "")aside."
        case .back: "Draw \(name) back."
        case .move(let places):
            "Move \(name) \(places.magnitude) place\(places.magnitude == 1 ? "" : "s") \(places < 0 ? "up" : "down")."
        }
    }

    private static func opening(_ configuration: SessionConfiguration) -> (sentence: String, below: [String]) {
        let controller = configuration.controller.map { " with the controller \(Markdown.code($0))" } ?? ""
        if let text = configuration.screenJSON {
            return ("Open this document\(controller):", Markdown.block(text, language: "json"))
        }
        if let screen = configuration.screen {
            return ("Open the app at \(Markdown.code(screen))\(controller).", [])
        }
        return ("Open the app\(controller).", [])
    }

    private func sentence(about id: RequestID, _ decision: HeldDecision) -> String {
        let request = course.requests.last { $0.report.id == id }
        let name = request.map { Markdown.code("\($0.report.method) \(course.short($0.report.url))") } ?? "\(id)"
        switch decision {
        case .drop: return "Drop the held \(name), so that it runs into its timeout."
        case .fail: return "Have the held \(name) fail."
        case .release(let edit):
            if edit.isEmpty { return "Let the held \(name) go." }
            let changes = [
                edit.method.map { "method \($0)" }, edit.url.map { "address \($0.absoluteString)" },
                edit.status.map { "status \($0)" }, edit.headers.map { _ in "other headers" },
                edit.body.map { "a body of \($0.count) bytes" },
            ]
            let words = changes.compactMap(\.self).joined(separator: ", ")
            return "Let the held \(name) go, changed: \(Markdown.plain(words))."
        }
    }

    /// What a person calls the view: what it reads, or what the log called it.
    private var name: String {
        switch step.target {
        case .reading(let text)?, .field(let text)?: return Markdown.quoted(text)
        case .front?, nil: break
        }
        if let quote = step.label.firstIndex(of: "\"") {
            let words = step.label[quote...].dropFirst().prefix { $0 != "\"" }
            if !words.isEmpty { return Markdown.quoted(String(words)) }
        }
        return step.input.view.map { "the view \(Markdown.code($0.description))" } ?? "it"
    }
}

extension String {
    /// The same with a capital at its beginning.
    fileprivate var sentenceCase: String { prefix(1).uppercased() + dropFirst() }
}

extension Course {
    /// An address without what all addresses of the session's backend have in common.
    func short(_ url: String) -> String {
        guard let url = URL(string: url), let backend = configuration.bff, url.host == backend.host,
            url.port == backend.port
        else { return url }
        let path = url.path(percentEncoded: true)
        return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
    }
}

extension Gesture.Way {
    /// How far it is, in words: `30 points to the right and 4 up`.
    fileprivate var sentencePart: String {
        let (x, y) = (Int(x.rounded()), Int(y.rounded()))
        return "\(abs(x)) points to the \(x < 0 ? "left" : "right") and \(abs(y)) \(y < 0 ? "up" : "down")"
    }
}
