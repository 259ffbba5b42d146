import Foundation
import Wire

/// Performing a person's actions on the current screen.
extension Simulation {
    /// Waits as long as the person did in the recording, and performs the person's action.
    ///
    /// If the action is not possible yet, pending requests are awaited first.
    package func perform(_ step: Scenario.Step) async throws(Interruption) -> Performance {
        try await advance(by: step.pause)
        let performance = try await perform(step.action)
        guard case .nothing = performance, schedule.isBusy else { return performance }
        try await settle()
        return try await perform(step.action)
    }

    /// Performs an action without waiting before it.
    package func perform(_ action: Scenario.Action) async throws(Interruption) -> Performance {
        let input: SessionInput?
        switch action {
        case .setFaults(let script): input = .faults(ownFaults.added(to: script))
        case .decide(let ask, let decision):
            let held = schedule.requests.last { $0.identity == ask && $0.report.held != nil }
            input = held.map { .held($0.id, decision) }
        default:
            let look = try await screenContent()
            input = action.input(on: SeenApp(screen: look.screen, retries: look.retries))
        }
        guard let input else { return lacking(action) }
        guard let rejection = try await apply(input) else { return .done }
        // A page's report may be outdated, and a device may already have these properties. Neither counts as a
        // difference.
        if action.isReport || rejection == .sameDevice { return .done }
        return .nothing("\(rejection)")
    }

    private func lacking(_ action: Scenario.Action) -> Performance {
        if action.isReport { return .done }
        return .nothing(action.lack)
    }
}
