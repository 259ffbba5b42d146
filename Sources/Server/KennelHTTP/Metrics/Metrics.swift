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
        text.add("kennel_sessions", kind: .gauge, help: "Sessions by phase.", by: "phase", values: sessions.all)
        text.add("kennel_sessions_open", kind: .gauge, help: "Open sessions.", value: open)
        text.add(
            "kennel_sessions_opened_total", kind: .counter, help: "Sessions opened.",
            value: sessionsOpened.load(ordering: .relaxed))
        text.add(
            "kennel_session_rebuilds_total", kind: .counter,
            help: "Times that a session's app was rebuilt from its journal.",
            value: rebuildings.load(ordering: .relaxed))
        text.add(
            "kennel_session_crashes_total", kind: .counter, help: "Inputs that crashed an app.",
            value: crashes.load(ordering: .relaxed))
        text.add(
            "kennel_inputs_total", kind: .counter, help: "Inputs accepted from clients.",
            value: inputsTaken.load(ordering: .relaxed))
        text.add(
            "kennel_inputs_rejected_total", kind: .counter, help: "Rejected inputs.",
            value: inputsRejected.load(ordering: .relaxed))
        text.add("kennel_turn_seconds", help: "Time that an app needed for an input.", histogram: turns.withLock { $0 })
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
            "kennel_streams_open", kind: .gauge, help: "Open event streams.",
            value: streamsOpen.load(ordering: .relaxed))
        let refused = refusals.withLock { $0 }.map { (word: $0.key.rawValue, value: $0.value) }.sorted {
            $0.word < $1.word
        }
        text.add(
            "kennel_requests_refused_total", kind: .counter, help: "Requests that failed, by the name of the problem.",
            by: "reason",
            values: refused)
        text.add(
            "kennel_http_sent_bytes_total", kind: .counter, help: "Sent bytes of bodies and streams.",
            value: gauges.sentBytes)
        text.add(
            "kennel_http_received_bytes_total", kind: .counter, help: "Received bytes of bodies.",
            value: gauges.receivedBytes)
        text.add(
            "kennel_http_unsent_bytes", kind: .gauge,
            help: "Bytes of large responses and frames that wait for slow clients.",
            value: gauges.unsentBytes)
        text.add(
            "kennel_http_cut_off_total", kind: .counter,
            help: "Slow clients disconnected, and large responses refused because of them.",
            value: gauges.cutOffs)
        text.add(
            "kennel_http_connections_replaced_total", kind: .counter,
            help: "Idle connections closed to make room for others.",
            value: gauges.connectionsReplaced)
        text.add(
            "kennel_guest_looks_waiting", kind: .gauge, help: "Waiting read requests of viewers.",
            value: guests.count)
        text.add(
            "kennel_guest_looks_abandoned_total", kind: .counter,
            help: "Read requests dropped because the viewer had disconnected.",
            value: guests.abandoned)
        text.add(
            "kennel_world_processes", kind: .gauge, help: "Processes that run apps.", value: gauges.worldProcesses)
        text.add(
            "kennel_world_processes_started_total", kind: .counter, help: "Processes started to run apps.",
            value: gauges.worldProcessesStarted)
        text.add(
            "process_resident_memory_bytes", kind: .gauge, help: "Memory of the server's own process.",
            value: gauges.residentBytes)
        text.add(
            "process_open_fds", kind: .gauge, help: "Open files and sockets of the server's own process.",
            value: gauges.openFiles)
        gauges.cluster?.write(to: &text)
        return text.text
    }
}
