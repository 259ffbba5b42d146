import Beagle
import HeadlessUIKit
import Wire

/// The log lines of inputs. Responses need none, because their requests have entries.
extension World {
    /// Writes the log line of an input before it is applied.
    func logInput(_ input: SessionInput) {
        switch input {
        case .response, .failure, .read: break
        case .timer(let id): eventLog.log(.timer, level: .info, notice: .timer(id, work: host.timers.work(of: id)))
        case .resumed(let pause): eventLog.log(.pause, level: .info, message: pause.words, detail: .pause(pause))
        case .crashed(let crash):
            eventLog.log(
                .crash, level: .error, message: "\(words(for: input)): \(crash.report.sentence)",
                detail: .crash(crashDescription(of: crash)))
        case .text(let id, _, _):
            eventLog.log(
                .input, level: .info, message: words(for: input), detail: .input(input, showsText: !hidesText(id)))
        case .alert(let id, let button):
            eventLog.log(
                .input, level: .info, message: words(for: input), detail: .input(input, showsText: true),
                publishing: alertButton(button, of: id))
        case .faults(let script):
            eventLog.log(
                .input, level: .info, message: words(for: input), detail: .input(input, showsText: true),
                publishing: .faults(script))
        default:
            eventLog.log(.input, level: .info, message: words(for: input), detail: .input(input, showsText: true))
        }
    }

    /// Returns a button of an alert with its title; nil if there is no such button.
    private func alertButton(_ button: Int, of id: ViewID) -> LineDetail? {
        guard let alert = application.view(id) else { return nil }
        let buttons = Self.buttons(in: alert)
        guard buttons.indices.contains(button) else { return nil }
        let title = Self.words(of: buttons[button], depth: 3)
        return title.map { .alertButton(id, button: button, title: Self.shortened($0)) }
    }

    /// Returns the report of a crash whose record is about to be applied.
    func crashDescription(of crash: FatalInput) -> CrashDescription {
        CrashDescription(
            input: eventLog.timestamp.input, type: crash.input.typeName, label: words(for: crash.input), crash.report)
    }

    /// Returns a description for people of an input that is about to be applied, such as `tap "Retry"`.
    func words(for input: SessionInput) -> String {
        switch input {
        case .opened(let configuration):
            "opens \(configuration.screen ?? (configuration.screenJSON == nil ? "the app" : "a JSON screen"))"
        case .tap(let id, _): "tap " + name(of: id)
        case .gesture(let id, let gesture): gesture.verb + " " + name(of: id)
        case .text(let id, _, _): "types into \(name(of: id))"
        case .focus(let id): "enters \(name(of: id))"
        case .blur(let id): "leaves \(name(of: id))"
        case .returnKey(let id): "presses return in \(name(of: id))"
        case .scroll(let id, _, _): "scrolls \(name(of: id))"
        case .scrollEnd(let id, _, _, _, _): "sees the end of \(name(of: id))"
        case .slide(let id, let part, _): "slides \(name(of: id)) to \(Int((part * 100).rounded())) %"
        case .page(let id, let index): "turns \(name(of: id)) to page \(index + 1)"
        case .tab(_, let index): "chooses tab \(index + 1)"
        case .pull: "pulls to refresh"
        case .alert(_, let button): "chooses button \(button + 1) of the alert"
        case .row(let id, let drag): drag.words(about: name(of: id))
        case .back: "back"
        case .swipe(.back): "swipes back"
        case .swipe(.down): "drags the sheet down"
        case .device(let change): "changes the device: \(change.words)"
        case .system(let event): event.words
        case .retry(let id): "runs retry \(id)"
        case .document: "replaces the document"
        case .held(let id, let decision): words(for: decision, about: id)
        case .notes(let notes): Self.words(for: notes)
        case .control(let change): change.words
        case .faults(let script):
            script.rules.isEmpty ? "clears the faults" : "sets \(script.rules.count) fault rule(s)"
        case .timer(let id): Notice.timer(id, work: host.timers.work(of: id)).sentence
        case .resumed(let pause): pause.words
        case .crashed(let crash): "\(words(for: crash.input)), and the app crashed"
        case .response(let id, let response): "answer \(response.status) to request \(id)"
        case .read(let id, .response(let response)): "answer \(response.status) to request \(id), read at once"
        case .read(let id, .failure(let failure)): "request \(id), read at once, fails: \(failure.message)"
        case .failure(let id, let failure): "request \(id) fails: \(failure.message)"
        }
    }

    /// Describes one annotation; several annotations come with a branch.
    private static func words(for notes: [StepAnnotation]) -> String {
        guard let note = notes.first, notes.count == 1 else { return "takes over \(notes.count) notes" }
        return switch note.content {
        case .note(""): "removes the note on step \(note.step)"
        case .note: "writes a note on step \(note.step)"
        case .expectation(let expectation): "expects that step \(note.step) \(expectation.words)"
        case .removedExpectation(let expectation): "no longer expects that step \(note.step) \(expectation.words)"
        }
    }

    private func words(for decision: HeldDecision, about id: RequestID) -> String {
        let what = network.heldSide(of: id) == .answer ? "the answer to request \(id)" : "request \(id)"
        return switch decision {
        case .release(let edit): edit.isEmpty ? "releases \(what)" : "releases \(what), edited"
        case .drop: "drops \(what)"
        case .fail: "has request \(id) fail"
        }
    }

    /// Returns the name of a view for people: its label, title or text in quotes, or its id.
    private func name(of id: ViewID) -> String {
        guard let view = application.view(id), let words = Self.words(of: view, depth: 3) else { return id.description }
        return "\"" + Self.shortened(words) + "\""
    }

    private static func shortened(_ words: String) -> String {
        // Counting characters is slow, and no text has more characters than bytes.
        words.utf8.count > 80 ? String(words.prefix(80)) : words
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

    /// Returns whether a field shows dots instead of its text.
    func hidesText(_ id: ViewID) -> Bool {
        (application.view(id) as? UITextField)?.isSecureTextEntry == true
    }

    /// Returns the origin of the document that contains a view; nil for a view created by the app or from a text.
    func documentOrigin(of id: ViewID) -> WebOrigin? {
        application.run {
            let responders = sequence(first: application.view(id) as UIResponder?, next: { $0?.next })
            let screen = responders.lazy.compactMap { $0 as? BeagleScreenViewController }.first { _ in true }
            guard case .remote(let remote)? = screen?.viewModel.screenType else { return nil }
            return SessionNetwork.urlBuilder.build(path: remote.url).flatMap { WebOrigin($0) }
        }
    }
}

extension Gesture {
    /// The verb of the gesture, such as `drags`.
    fileprivate var verb: String {
        switch (kind, phase) {
        case (.longPress, .began): "holds"
        case (.longPress, .changed): "still holds"
        case (.longPress, .ended), (.longPress, .cancelled): "lets go of"
        case (.pan, .began): "starts to drag"
        case (.pan, .changed): "drags"
        case (.pan, .ended), (.pan, .cancelled): "drops"
        case (.touch, .began): "puts a finger on"
        case (.touch, .changed): "moves a finger on"
        case (.touch, .ended), (.touch, .cancelled): "lifts the finger from"
        case (.pinch, .began): "puts two fingers on"
        case (.pinch, .changed): "pinches"
        case (.pinch, .ended), (.pinch, .cancelled): "ends pinching"
        case (.rotation, .began): "puts two fingers on"
        case (.rotation, .changed): "turns"
        case (.rotation, .ended), (.rotation, .cancelled): "ends turning"
        case (.edgePanLeft, .began), (.edgePanRight, .began): "starts to drag from the edge on"
        case (.edgePanLeft, .changed), (.edgePanRight, .changed): "drags from the edge on"
        case (.edgePanLeft, _), (.edgePanRight, _): "ends dragging from the edge on"
        case (.twoFingerPan, .began): "puts two fingers on"
        case (.twoFingerPan, .changed): "drags two fingers on"
        case (.twoFingerPan, .ended), (.twoFingerPan, .cancelled): "lifts two fingers from"
        case (.twoFingerTap, _): "taps with two fingers on"
        case (.swipeLeft, _): "swipes left on"
        case (.swipeRight, _): "swipes right on"
        case (.swipeUp, _): "swipes up on"
        case (.swipeDown, _): "swipes down on"
        }
    }
}
