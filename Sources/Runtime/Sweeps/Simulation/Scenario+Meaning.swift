package import Wire

/// The content of an app's screen, by which an action of a person is translated to an input, and back.
package struct SeenApp: Sendable {
    /// The content of the screen.
    package let screen: SeenScreen
    /// The pending retries, oldest first.
    package let retries: [PendingRetry]

    /// Reads the properties from a state.
    package init(_ state: WorldState) {
        screen = SeenScreen(state.tree)
        retries = state.retries
    }

    init(screen: SeenScreen, retries: [PendingRetry]) {
        self.screen = screen
        self.retries = retries
    }
}

extension Scenario.Action {
    /// Translates an input to an action of a person. Nil if no person makes such inputs, or if it concerns a view or
    /// retry that does not exist.
    ///
    /// Also nil for decisions about held requests, because they contain request ids, which differ between runs.
    package init?(_ input: SessionInput, on standing: SeenApp) {
        switch input {
        case .back: self = .back
        case .swipe(let swipe): self = .swipe(swipe)
        case .device(let change): self = .change(change)
        case .system(let event): self = .deliver(event)
        case .document(let document): self = .show(document)
        case .faults(let script): self = .setFaults(script)
        case .retry(let id):
            guard let retry = standing.retries.first(where: { $0.id == id }) else { return nil }
            let alike = standing.retries.filter { $0.subject == retry.subject }
            self = .retry(subject: retry.subject, place: alike.firstIndex { $0.id == id } ?? 0)
        case .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab, .pull,
            .alert, .row:
            self.init(touch: input, on: standing.screen)
        case .opened, .response, .failure, .read, .timer, .resumed, .notes, .control, .crashed, .held: return nil
        }
    }

    private init?(touch input: SessionInput, on screen: SeenScreen) {
        guard let id = input.view, let target = screen.target(id) else { return nil }
        switch input {
        case .tap(_, let place): self = .press(target, at: place)
        case .gesture(_, let gesture): self = .gesture(target, gesture)
        case .text(_, let text, _): self = .type(target, text)
        case .returnKey: self = .pressReturn(target)
        case .focus: self = .enter(target)
        case .blur: self = .leave(target)
        case .scroll(_, let x, let y): self = .scroll(target, x: x, y: y)
        case .scrollEnd(_, _, let offset, let visible, let length):
            self = .seeEnd(target, offset: offset, visible: visible, length: length)
        case .slide(_, let part, let isHeld): self = .slide(target, to: part, isHeld: isHeld)
        case .page(_, let index): self = .turnPage(target, index: index)
        case .tab(_, let index): self = .chooseTab(target, index: index)
        case .pull: self = .pull(target)
        case .row(_, let drag): self = .drawRow(target, drag)
        case .alert(_, let button):
            guard let target = screen.button(button, within: id).flatMap(screen.target) else { return nil }
            self = .press(target)
        default: return nil
        }
    }

    /// Returns the input that performs the action on an app in this state; nil if that is not possible.
    ///
    /// Also nil for decisions about held requests, because they contain request ids, which differ between runs.
    package func input(on standing: SeenApp) -> SessionInput? {
        switch self {
        case .back: return .back
        case .swipe(let swipe): return .swipe(swipe)
        case .change(let change): return .device(change)
        case .deliver(let event): return .system(event)
        case .show(let document): return .document(document)
        case .setFaults(let script): return .faults(script)
        case .retry(let subject, let place):
            let alike = standing.retries.filter { $0.subject == subject }
            return (alike.indices.contains(place) ? alike[place] : alike.last).map { .retry($0.id) }
        case .decide: return nil
        case .press, .gesture, .type, .pressReturn, .enter, .leave, .scroll, .seeEnd, .slide, .turnPage, .chooseTab,
            .pull, .drawRow:
            return target.flatMap(standing.screen.view).flatMap(touch)
        }
    }

    private func touch(_ view: SeenScreen.View) -> SessionInput? {
        switch self {
        case .press(_, let place): .tap(view.id, at: place)
        case .gesture(_, let gesture): .gesture(view.id, gesture)
        case .type(_, let text): .text(view.id, text, sequence: nil)
        case .pressReturn: .returnKey(view.id)
        case .enter: .focus(view.id)
        case .leave: .blur(view.id)
        case .scroll(_, let x, let y): .scroll(view.id, x: x, y: y)
        case .seeEnd(_, let offset, let visible, let length):
            view.scrollRound.map {
                .scrollEnd(view.id, round: $0, offset: offset, visible: visible, length: length)
            }
        case .slide(_, let part, let isHeld): .slide(view.id, to: part, isHeld: isHeld)
        case .turnPage(_, let index): .page(view.id, index: index)
        case .chooseTab(_, let index): .tab(view.id, index: index)
        case .pull: .pull(view.id)
        case .drawRow(_, let drag): .row(view.id, drag)
        case .back, .swipe, .retry, .decide, .change, .deliver, .show, .setFaults: nil
        }
    }

    /// A description of what is missing if the action is not possible, such as `nothing to press: button "Retry"`.
    package var lack: String {
        switch self {
        case .gesture(let target, _): "nothing to touch: \(target.description)"
        case .press(let target, _): "nothing to press: \(target.description)"
        case .type(let target, _), .pressReturn(let target), .enter(let target), .leave(let target):
            "nothing to type into: \(target.description)"
        case .scroll(let target, _, _), .seeEnd(let target, _, _, _): "nothing to scroll: \(target.description)"
        case .slide(let target, _, _): "nothing to slide: \(target.description)"
        case .turnPage(let target, _): "no pages to turn: \(target.description)"
        case .chooseTab(let target, _): "no tabs to choose from: \(target.description)"
        case .pull(let target): "nothing to pull: \(target.description)"
        case .drawRow(let target, _): "no row to draw: \(target.description)"
        case .back, .swipe(.back): "nowhere to go back to"
        case .swipe(.down): "no sheet to drag down"
        case .retry(let subject, _): "no retry of \(subject)"
        case .decide(let ask, _): "\(ask.description) is not held"
        case .change, .deliver, .show, .setFaults: "not possible now"
        }
    }
}
