import Synchronization

/// What the server has done so far, for `/metrics`.
final class Metrics: Sendable {
    private let sessionsOpened = Atomic(0)
    private let inputsTaken = Atomic(0)
    private let inputsRejected = Atomic(0)
    private let streamsOpened = Atomic(0)
    private let streamsOpen = Atomic(0)
    private let requestsRefused = Atomic(0)

    func sessionOpened() { sessionsOpened.wrappingAdd(1, ordering: .relaxed) }
    func inputTaken() { inputsTaken.wrappingAdd(1, ordering: .relaxed) }
    func inputRejected() { inputsRejected.wrappingAdd(1, ordering: .relaxed) }
    func requestRefused() { requestsRefused.wrappingAdd(1, ordering: .relaxed) }

    func streamOpened() {
        streamsOpened.wrappingAdd(1, ordering: .relaxed)
        streamsOpen.wrappingAdd(1, ordering: .relaxed)
    }

    func streamClosed() { streamsOpen.wrappingSubtract(1, ordering: .relaxed) }

    /// The text format of Prometheus.
    func text(openSessions: Int) -> String {
        let counters = [
            ("kennel_sessions_opened_total", "counter", "Sessions opened.", sessionsOpened.load(ordering: .relaxed)),
            ("kennel_sessions_open", "gauge", "Sessions open now.", openSessions),
            ("kennel_inputs_total", "counter", "Inputs taken from clients.", inputsTaken.load(ordering: .relaxed)),
            (
                "kennel_inputs_rejected_total", "counter", "Inputs turned away.",
                inputsRejected.load(ordering: .relaxed)
            ),
            ("kennel_streams_opened_total", "counter", "Event streams opened.", streamsOpened.load(ordering: .relaxed)),
            ("kennel_streams_open", "gauge", "Event streams open now.", streamsOpen.load(ordering: .relaxed)),
            (
                "kennel_requests_refused_total", "counter", "Requests answered with an error.",
                requestsRefused.load(ordering: .relaxed)
            ),
        ]
        return counters.map { "# HELP \($0.0) \($0.2)\n# TYPE \($0.0) \($0.1)\n\($0.0) \($0.3)\n" }.joined()
    }
}
