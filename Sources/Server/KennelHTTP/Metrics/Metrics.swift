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
    private let refusals = Locked<[ProblemKind: Int]>([:])
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
    package func record(_ measure: SessionMeasure) {
        switch measure {
        case .turn(let time): turns.withLock { $0.add(time) }
        case .recording(let time): recordings.withLock { $0.add(time) }
        case .crash: crashes.wrappingAdd(1, ordering: .relaxed)
        case .rebuilding: rebuildings.wrappingAdd(1, ordering: .relaxed)
        case .forgottenSecrets: break
        }
    }

    /// Returns all metrics in the text format of Prometheus.
    func text(sessions: SessionCounts, open: Int, gauges: ServerGauges, guests: GuestQueue) -> String {
        var text = MetricsText()
        text.add("kennel_sessions", kind: .gauge, help: "Sessions by what they do.", by: "phase", values: sessions.all)
        text.add("kennel_sessions_open", kind: .gauge, help: "Sessions open now.", value: open)
        text.add(
            "kennel_sessions_opened_total", kind: .counter, help: "Sessions opened.",
            value: sessionsOpened.load(ordering: .relaxed))
        text.add(
            "kennel_session_rebuilds_total", kind: .counter,
            help: "Times that a session's app was rebuilt from its journal.",
            value: rebuildings.load(ordering: .relaxed))
        text.add(
            "kennel_session_crashes_total", kind: .counter, help: "Inputs that an app did not survive.",
            value: crashes.load(ordering: .relaxed))
        text.add(
            "kennel_inputs_total", kind: .counter, help: "Inputs taken from clients.",
            value: inputsTaken.load(ordering: .relaxed))
        text.add(
            "kennel_inputs_rejected_total", kind: .counter, help: "Inputs turned away.",
            value: inputsRejected.load(ordering: .relaxed))
        text.add("kennel_turn_seconds", help: "Time that an app took for an input.", histogram: turns.withLock { $0 })
        text.add(
            "kennel_journal_append_seconds", help: "Time until an input was durable.",
            histogram: recordings.withLock { $0 })
        if let bytes = gauges.journalBytes {
            text.add("kennel_journal_bytes", kind: .gauge, help: "Bytes of the journal on disk.", value: bytes)
        }
        text.add(
            "kennel_streams_opened_total", kind: .counter, help: "Event streams opened.",
            value: streamsOpened.load(ordering: .relaxed))
        text.add(
            "kennel_streams_open", kind: .gauge, help: "Event streams open now.",
            value: streamsOpen.load(ordering: .relaxed))
        let refused = refusals.withLock { $0 }.map { (word: $0.key.rawValue, value: $0.value) }.sorted {
            $0.word < $1.word
        }
        text.add(
            "kennel_requests_refused_total", kind: .counter, help: "Requests answered with a problem, by its name.",
            by: "reason",
            values: refused)
        text.add(
            "kennel_http_sent_bytes_total", kind: .counter, help: "Bytes of bodies and streams that were sent.",
            value: gauges.sentBytes)
        text.add(
            "kennel_http_received_bytes_total", kind: .counter, help: "Bytes of bodies that were read.",
            value: gauges.receivedBytes)
        text.add(
            "kennel_http_unsent_bytes", kind: .gauge,
            help: "Bytes of large answers and frames that wait for slow readers.",
            value: gauges.unsentBytes)
        text.add(
            "kennel_http_cut_off_total", kind: .counter,
            help: "Slow readers cut off, and large answers refused because of them.",
            value: gauges.cutOffs)
        text.add(
            "kennel_http_connections_replaced_total", kind: .counter,
            help: "Idle connections closed so that others could be opened.",
            value: gauges.connectionsReplaced)
        text.add(
            "kennel_guest_looks_waiting", kind: .gauge, help: "Looks of guests that wait for their turn.",
            value: guests.count)
        text.add(
            "kennel_guest_looks_abandoned_total", kind: .counter, help: "Looks left out because the guest had hung up.",
            value: guests.abandoned)
        text.add(
            "kennel_world_processes", kind: .gauge, help: "Processes that run apps now.", value: gauges.worldProcesses)
        text.add(
            "kennel_world_processes_started_total", kind: .counter, help: "Processes started to run apps.",
            value: gauges.worldProcessesStarted)
        text.add(
            "process_resident_memory_bytes", kind: .gauge, help: "Memory of the server's own process.",
            value: gauges.residentBytes)
        text.add(
            "process_open_fds", kind: .gauge, help: "Files and sockets that the server's own process has open.",
            value: gauges.openFiles)
        gauges.cluster?.write(to: &text)
        return text.text
    }
}
