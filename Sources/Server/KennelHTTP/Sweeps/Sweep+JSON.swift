import JSON
import Sweeps
import Wire

extension SweepStore.StoredSweep {
    /// Writes the sweep as one JSON object:
    /// `{"id","session","phase","cells","done","failures","runs","duration","remaining"?,
    /// "faults","controllers","tries"}`.
    func write(to json: inout JSONWriter) {
        let progress = sweep.progress
        json.beginObject()
        json.member("id", id)
        json.member("session", watch.rawValue)
        json.member("phase", progress.phase.rawValue)
        json.member("cells", progress.cells.count)
        json.member("done", progress.verdicts.count)
        json.member("failures", progress.failures)
        json.member("runs", progress.runs)
        json.member("duration", Int(progress.duration.wholeMilliseconds))
        if let remaining = progress.remaining { json.member("remaining", Int(remaining.wholeMilliseconds)) }
        json.key("faults")
        json.beginArray()
        for fault in sweep.plan.faults { json.string(fault.rawValue) }
        json.endArray()
        json.key("controllers")
        json.beginArray()
        for controller in sweep.plan.controllers { write(controller, to: &json) }
        json.endArray()
        json.key("tries")
        json.beginArray()
        for cell in progress.cells { write(cell, outcome: progress.verdicts[cell], to: &json) }
        json.endArray()
        json.endObject()
    }

    private func write(_ controller: String?, to json: inout JSONWriter) {
        if let controller { json.string(controller) } else { json.null() }
    }

    /// Writes `{"controller","seed"?,"request","fault","verdict"?,"findings"?}`.
    private func write(_ cell: SweepCell, outcome verdict: SweepOutcome?, to json: inout JSONWriter) {
        json.beginObject()
        json.key("controller")
        write(cell.controller, to: &json)
        if cell.seed > 0 { json.member("seed", cell.seed) }
        json.member("request", cell.identity.description)
        json.member("fault", cell.fault.rawValue)
        json.member("verdict", verdict?.name)
        if case .found(let findings) = verdict {
            json.key("findings")
            json.beginArray()
            for finding in findings { write(finding, to: &json) }
            json.endArray()
        }
        json.endObject()
    }
}

extension SweepStore.StoredSweep {
    /// Writes `{"kind","text","after","target"?,"values"?}`.
    private func write(_ finding: Finding, to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", finding.kind.rawValue)
        json.member("text", finding.sentence)
        json.member("after", finding.action.name)
        if case .press(let target) = finding.action { json.member("target", target.description) }
        if !finding.values.isEmpty {
            json.key("values")
            json.beginObject()
            for name in Finding.Value.allCases {
                guard let value = finding.values[name] else { continue }
                json.key(escaping: name.rawValue)
                json.string(value)
            }
            json.endObject()
        }
        json.endObject()
    }
}

extension SweepOutcome {
    /// The JSON name: `fine`, `notMade`, or the kind of the first and worst finding.
    fileprivate var name: String {
        switch self {
        case .fine: "fine"
        case .notMade: "notMade"
        case .found(let findings): findings.first?.kind.rawValue ?? "fine"
        }
    }
}
