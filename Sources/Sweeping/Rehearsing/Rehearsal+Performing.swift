import Foundation
import Wire

/// What a person does, on whatever screen there is.
extension Rehearsal {
    /// Waits as long as the person did, and does what the person did.
    ///
    /// Where there is nothing to do it to yet, requests that are under way are waited for first.
    package func perform(_ step: Screenplay.Step) async throws(Interruption) -> Performance {
        try await advance(by: step.pause)
        let performance = try await perform(step.action)
        guard case .nothing = performance, schedule.isBusy else { return performance }
        try await settle()
        return try await perform(step.action)
    }

    /// Does something at once.
    package func perform(_ action: Screenplay.Action) async throws(Interruption) -> Performance {
        let input: SessionInput?
        switch action {
        case .back: input = .back
        case .change(let change): input = .device(change)
        case .show(let document): input = .document(document)
        case .setFaults(let script): input = .faults(keepingOwn(script))
        case .retry(let subject, let place):
            let alike = try await look().retries.filter { $0.subject == subject }
            input = alike.indices.contains(place) ? .retry(alike[place].id) : alike.last.map { .retry($0.id) }
        case .decide(let ask, let decision):
            let held = schedule.requests.last { $0.ask == ask && $0.report.held != nil }
            input = held.map { .held($0.id, decision) }
        case .press, .type, .pressReturn, .enter, .leave, .scroll, .seeEnd, .turnPage, .chooseTab, .pull:
            input = try await touch(action)
        }
        guard let input else { return lacking(action) }
        guard let rejection = try await apply(input) else { return .done }
        // A page reports what it sees, which may be over already; a device may be as it is to be.
        if action.isReport || rejection == .sameDevice { return .done }
        return .nothing("\(rejection)")
    }

    private func lacking(_ action: Screenplay.Action) -> Performance {
        if action.isReport { return .done }
        return .nothing(action.lack)
    }

    private func touch(_ action: Screenplay.Action) async throws(Interruption) -> SessionInput? {
        guard let target = action.target, let view = try await look().screen.view(target) else { return nil }
        switch action {
        case .press: return .tap(view.id)
        case .type(_, let text): return .text(view.id, text, sequence: nil)
        case .pressReturn: return .returnKey(view.id)
        case .enter: return .focus(view.id)
        case .leave: return .blur(view.id)
        case .scroll(_, let x, let y): return .scroll(view.id, x: x, y: y)
        case .seeEnd(_, let offset, let visible, let length):
            guard let round = view.scrollRound else { return nil }
            return .scrollEnd(view.id, round: round, offset: offset, visible: visible, length: length)
        case .turnPage(_, let index): return .page(view.id, index: index)
        case .chooseTab(_, let index): return .tab(view.id, index: index)
        case .pull: return .pull(view.id)
        case .back, .retry, .decide, .change, .show, .setFaults: return nil
        }
    }
}

extension Screenplay.Action {
    /// What is missing where it cannot be done.
    fileprivate var lack: String {
        switch self {
        case .press(let target): "nothing to press: \(target.description)"
        case .type(let target, _), .pressReturn(let target), .enter(let target), .leave(let target):
            "nothing to type into: \(target.description)"
        case .scroll(let target, _, _), .seeEnd(let target, _, _, _): "nothing to scroll: \(target.description)"
        case .turnPage(let target, _): "no pages to turn: \(target.description)"
        case .chooseTab(let target, _): "no tabs to choose from: \(target.description)"
        case .pull(let target): "nothing to pull: \(target.description)"
        case .back: "nowhere to go back to"
        case .retry(let subject, _): "no retry of \(subject)"
        case .decide(let ask, _): "\(ask.description) is not held"
        case .change, .show, .setFaults: "not possible now"
        }
    }
}
