import Wire

/// The fault script at work: which rules there are and how often each has bitten.
struct FaultLedger {
    /// A rule that bit a request.
    struct Bite: Equatable {
        /// What happens to the request.
        let fault: FaultRule.Fault
        /// What people read: `status 500 (1 of 2)`.
        let label: String
    }

    /// The rules, with their counts.
    private(set) var report = FaultReport()
    private var lastID: Int32 = 0

    /// Puts a script in the place of the current one; a rule that names an unchanged one keeps its count.
    mutating func install(_ script: FaultScript) {
        var kept: [FaultID: CountedFaultRule] = [:]
        for rule in report.rules { kept[rule.id] = rule }
        report.rules = script.rules.map { rule in
            if let id = rule.id, let old = kept.removeValue(forKey: id), old.rule.isSameRule(as: rule) { return old }
            lastID += 1
            return CountedFaultRule(id: FaultID(rawValue: lastID), rule: rule)
        }
    }

    /// Decides about a request that starts now, and counts it.
    mutating func bite(path: String) -> Bite? {
        let index = report.rules.firstIndex { !$0.isUsedUp && PathPattern.matches(path, $0.rule.path) }
        guard let index else { return nil }
        report.rules[index].used += 1
        return Bite(fault: report.rules[index].rule.fault, label: Self.label(report.rules[index]))
    }

    private static func label(_ rule: CountedFaultRule) -> String {
        let what =
            switch rule.rule.fault {
            case .noConnection: "no connection"
            case .timeout: "timeout"
            case .status(let status): "status \(status)"
            case .brokenBody: "broken body"
            case .delay(let delay): "delay \(delay.wholeMilliseconds) ms"
            }
        guard let count = rule.rule.count else { return "\(what) (\(rule.used))" }
        return "\(what) (\(rule.used) of \(count))"
    }
}

extension FaultRule {
    fileprivate func isSameRule(as other: FaultRule) -> Bool {
        path == other.path && count == other.count && fault == other.fault
    }
}
