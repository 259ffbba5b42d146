import JSON
import Wire

/// The fault script at work: which rules there are and how often each has bitten.
struct FaultLedger {
    private struct Rule {
        let id: FaultID
        let rule: FaultRule
        var used: Int

        var isUsedUp: Bool { rule.count.map { used >= $0 } ?? false }
    }

    /// A rule that bit a request.
    struct Bite: Equatable {
        /// What happens to the request.
        let fault: FaultRule.Fault
        /// What people read: `status 500 (1 of 2)`.
        let label: String
    }

    private var rules: [Rule] = []
    private var lastID: Int32 = 0
    /// Whether the rules or their counts changed since this was last set to false.
    var hasChanged = false

    /// Puts a script in the place of the current one; a rule that names an unchanged one keeps its count.
    mutating func install(_ script: FaultScript) {
        var kept: [FaultID: Rule] = [:]
        for rule in rules { kept[rule.id] = rule }
        rules = script.rules.map { rule in
            if let id = rule.id, let old = kept.removeValue(forKey: id), old.rule.isSameRule(as: rule) { return old }
            lastID += 1
            return Rule(id: FaultID(rawValue: lastID), rule: rule, used: 0)
        }
        hasChanged = true
    }

    /// Decides about a request that starts now, and counts it.
    mutating func bite(path: String) -> Bite? {
        guard let index = rules.firstIndex(where: { !$0.isUsedUp && PathPattern.matches(path, $0.rule.path) }) else {
            return nil
        }
        rules[index].used += 1
        hasChanged = true
        return Bite(fault: rules[index].rule.fault, label: Self.label(rules[index]))
    }

    private static func label(_ rule: Rule) -> String {
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

    /// Writes `{"rules":[…]}` with ids and counts.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("rules")
        json.beginArray()
        for rule in rules {
            json.beginObject()
            json.key("id")
            json.string(rule.id.description)
            json.key("path")
            json.string(rule.rule.path)
            if let count = rule.rule.count {
                json.key("count")
                json.number(count)
            }
            json.key("used")
            json.number(rule.used)
            json.key("fault")
            json.string(rule.rule.fault.name)
            if let status = rule.rule.fault.status {
                json.key("status")
                json.number(status)
            }
            if let wait = rule.rule.fault.wait {
                json.key("delay")
                json.number(wait.wholeMilliseconds)
            }
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}

extension FaultRule {
    fileprivate func isSameRule(as other: FaultRule) -> Bool {
        path == other.path && count == other.count && fault == other.fault
    }
}
