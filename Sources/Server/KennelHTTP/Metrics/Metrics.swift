import Locks
package import Sessions
import Synchronization

/// The counters of the server, for `/metrics`.
package final class Metrics: Sendable {
    private let sessionsOpened = Atomic(0)
    private let inputsTaken = Atomic(0)
    private let inputsRejected = Atomic(0)
    private let streamsOpened = Atomic(0)
    private let streamsOpen = Atomic(0)
    private let crashes = Atomic(0)
    private let rebuildings = Atomic(0)
    private let refusals = Locked<[String: Int]>([:])
    private let turns = Locked(Histogram())
    private let recordings = Locked(Histogram())

    package init() {}

    func sessionOpened() { sessionsOpened.wrappingAdd(1, ordering: .relaxed) }
    func inputTaken() { inputsTaken.wrappingAdd(1, ordering: .relaxed) }
    func inputRejected() { inputsRejected.wrappingAdd(1, ordering: .relaxed) }
    func requestRefused(_ problem: ProblemDetails) { refusals.withLock { $0[problem.kind, default: 0] += 1 } }

    func streamOpened() {
        streamsOpened.wrappingAdd(1, ordering: .relaxed)
        streamsOpen.wrappingAdd(1, ordering: .relaxed)
    }

    func streamClosed() { streamsOpen.wrappingSubtract(1, ordering: .relaxed) }

    /// Counts a measurement that a session reports.
    package func take(_ measure: SessionMeasure) {
        switch measure {
        case .turn(let time): turns.withLock { $0.add(time) }
        case .recording(let time): recordings.withLock { $0.add(time) }
        case .crash: crashes.wrappingAdd(1, ordering: .relaxed)
        case .rebuilding: rebuildings.wrappingAdd(1, ordering: .relaxed)
        case .forgottenSecrets: break
        }
    }

    /// Returns all metrics in the text format of Prometheus.
    func text(_ sessions: SessionCounts, open: Int, _ gauges: ServerGauges, _ guests: GuestQueue) -> String {
        var text = MetricsText()
        text.add("kennel_sessions", .gauge, "Sessions by what they do.", by: "phase", sessions.all)
        text.add("kennel_sessions_open", .gauge, "Sessions open now.", open)
        text.add("kennel_sessions_opened_total", .counter, "Sessions opened.", sessionsOpened.load(ordering: .relaxed))
        text.add(
            "kennel_session_rebuilds_total", .counter, "Times that a session's app was made anew from its journal.",
            rebuildings.load(ordering: .relaxed))
        text.add(
            "kennel_session_crashes_total", .counter, "Inputs that an app did not survive.",
            crashes.load(ordering: .relaxed))
        text.add("kennel_inputs_total", .counter, "Inputs taken from clients.", inputsTaken.load(ordering: .relaxed))
        text.add(
            "kennel_inputs_rejected_total", .counter, "Inputs turned away.", inputsRejected.load(ordering: .relaxed))
        text.add("kennel_turn_seconds", "Time that an app took for an input.", turns.withLock { $0 })
        text.add(
            "kennel_journal_append_seconds", "Time until an input was durable.", recordings.withLock { $0 })
        if let bytes = gauges.journalBytes {
            text.add("kennel_journal_bytes", .gauge, "Bytes of the journal on disk.", bytes)
        }
        text.add(
            "kennel_streams_opened_total", .counter, "Event streams opened.", streamsOpened.load(ordering: .relaxed))
        text.add("kennel_streams_open", .gauge, "Event streams open now.", streamsOpen.load(ordering: .relaxed))
        let refused = refusals.withLock { $0 }.sorted { $0.key < $1.key }.map { (word: $0.key, value: $0.value) }
        text.add(
            "kennel_requests_refused_total", .counter, "Requests answered with a problem, by its name.", by: "reason",
            refused)
        text.add(
            "kennel_http_sent_bytes_total", .counter, "Bytes of bodies and streams that were sent.", gauges.sentBytes)
        text.add("kennel_http_received_bytes_total", .counter, "Bytes of bodies that were read.", gauges.receivedBytes)
        text.add(
            "kennel_http_unsent_bytes", .gauge, "Bytes of large answers and frames that wait for slow readers.",
            gauges.unsentBytes)
        text.add(
            "kennel_http_cut_off_total", .counter, "Slow readers cut off, and large answers refused because of them.",
            gauges.cutOffs)
        text.add(
            "kennel_http_connections_replaced_total", .counter,
            "Idle connections closed so that others could be opened.",
            gauges.connectionsReplaced)
        text.add("kennel_guest_looks_waiting", .gauge, "Looks of guests that wait for their turn.", guests.count)
        text.add(
            "kennel_guest_looks_abandoned_total", .counter, "Looks left out because the guest had hung up.",
            guests.abandoned)
        text.add("kennel_world_processes", .gauge, "Processes that run apps now.", gauges.worldProcesses)
        text.add(
            "kennel_world_processes_started_total", .counter, "Processes started to run apps.",
            gauges.worldProcessesStarted)
        text.add(
            "process_resident_memory_bytes", .gauge, "Memory of the server's own process.", gauges.residentBytes)
        text.add(
            "process_open_fds", .gauge, "Files and sockets that the server's own process has open.", gauges.openFiles)
        gauges.cluster?.write(to: &text)
        return text.text
    }
}
