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
        case .setFaults(let script): input = .faults(ownFaults.added(to: script))
        case .decide(let ask, let decision):
            let held = schedule.requests.last { $0.ask == ask && $0.report.held != nil }
            input = held.map { .held($0.id, decision) }
        default:
            let look = try await look()
            input = action.input(on: SeenApp(screen: look.screen, retries: look.retries))
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
}
