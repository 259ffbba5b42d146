package import JSON

/// A fault script with the counters of its rules.
package struct FaultReport: Sendable, Equatable {
    /// The rules in order.
    package var rules: [CountedFaultRule]

    package init(rules: [CountedFaultRule] = []) {
        self.rules = rules
    }

    /// Parses the output of `write(to:)`.
    package init(_ json: JSON) {
        rules = json.list(Key.rules, of: CountedFaultRule.init)
    }

    /// Writes `{"rules":[…]}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key(Key.rules)
        json.beginArray()
        for rule in rules { rule.write(to: &json) }
        json.endArray()
        json.endObject()
    }

    private enum Key {
        static let rules: StaticString = "rules"
    }
}

/// A rule of a fault script, with its id and counters.
package struct CountedFaultRule: Sendable, Equatable {
    /// The rule, which carries the same id.
    package let rule: FaultRule
    /// The id of the rule.
    package let id: FaultID
    /// The number of requests that the rule has affected.
    package var used: Int
    /// The number of requests that have matched the rule.
    package var seen: Int

    /// Whether the rule has reached its count, so that it affects no further requests.
    package var isUsedUp: Bool { rule.count.map { used >= $0 } ?? false }

    package init(id: FaultID, rule: FaultRule, used: Int = 0, seen: Int = 0) {
        self.rule = rule.named(id)
        self.id = id
        self.used = used
        self.seen = seen
    }

    /// Parses the output of `write(to:)`; nil if a member is missing or the fault is unknown.
    package init?(_ json: JSON) {
        guard let used = json.integer(Key.used), let rule = try? FaultRule(json, subject: "a rule"), let id = rule.id
        else { return nil }
        self.init(id: id, rule: rule, used: used, seen: json.integer(Key.seen) ?? used)
    }

    /// Writes the rule's members, and `"used","seen"?`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        rule.writeMembers(to: &json)
        json.member(Key.used, used)
        if seen != used { json.member(Key.seen, seen) }
        json.endObject()
    }

    private enum Key {
        static let used: StaticString = "used"
        static let seen: StaticString = "seen"
    }
}
