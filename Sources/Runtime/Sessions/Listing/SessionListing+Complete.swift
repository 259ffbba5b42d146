import Dispatch
import Locks

extension SessionListing {
    /// Adds the titles and other values that only running sessions know. A session that does not answer in two seconds
    /// is listed without them.
    package static func complete(
        _ page: [SessionListing], then: @escaping @Sendable ([SessionListing]) -> Void
    ) {
        let answers = Answers(page, then: then)
        for (index, entry) in page.enumerated() {
            entry.session?.synchronize { view in
                answers.completeEntry(at: index, title: try? await view.title(), view: view)
            }
        }
        answers.close(after: .seconds(2))
    }

    private final class Answers: Sendable {
        private struct State {
            var page: [SessionListing]
            var missing: Int
            var then: (@Sendable ([SessionListing]) -> Void)?
        }

        private let state: Locked<State>

        init(_ page: [SessionListing], then: @escaping @Sendable ([SessionListing]) -> Void) {
            // One more than the number of sessions, so that the page is not completed before all were asked.
            state = Locked(State(page: page, missing: page.count { $0.session != nil } + 1, then: then))
        }

        func completeEntry(at index: Int, title: String?, view: SessionView) {
            finish { state in
                state.page[index].title = title
                state.page[index].inputs = state.page[index].inputs ?? view.input
                if view.phase == .crashed { state.page[index].phase = .crashed }
                state.missing -= 1
            }
        }

        func close(after patience: DispatchTimeInterval) {
            finish { $0.missing -= 1 }
            guard state.withLock({ $0.then != nil }) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) { self.finish { $0.missing = 0 } }
        }

        private func finish(_ change: (inout State) -> Void) {
            let (page, then) = state.withLock { state -> ([SessionListing], (@Sendable ([SessionListing]) -> Void)?) in
                guard state.then != nil else { return ([], nil) }
                change(&state)
                return state.missing > 0 ? ([], nil) : (state.page, state.then.take())
            }
            then?(page)
        }
    }
}
