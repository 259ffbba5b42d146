package import Beagle

/// The events on a stage, in order: states, requests, renderings.
package final class Timeline {
    package private(set) var entries: [String] = []

    package init() {}

    package func add(_ entry: String) {
        entries.append(entry)
    }

    /// Returns and clears the entries so far.
    package func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// The running application's timeline.
package enum TimelineKey: ApplicationKey {
    package static var defaultValue: Timeline { Timeline() }
}

extension ServerDrivenState {
    /// The state as a timeline entry: `started`, or `error(remoteScreen.networkError)`.
    package var entry: String {
        switch self {
        case .started: "started"
        case .finished: "finished"
        case .success: "success"
        case .error(let error, _):
            "error(\([error.kind, error.requestError?.reason].compactMap { $0 }.joined(separator: ".")))"
        }
    }
}
