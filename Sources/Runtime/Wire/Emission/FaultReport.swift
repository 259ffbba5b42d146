package import JSON

/// The fault script at work: its rules, and how often each has bitten.
package struct FaultReport: Sendable, Equatable {
    /// The rules in their order.
    package var rules: [CountedFaultRule]

    /// Describes a script at work.
    package init(rules: [CountedFaultRule] = []) {
        self.rules = rules
    }

    /// Reads what `write(to:)` wrote.
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

/// A rule of the fault script, with its name and its counts.
package struct CountedFaultRule: Sendable, Equatable {
    /// The rule, under its name.
    package let rule: FaultRule
    /// Its name.
    package let id: FaultID
    /// How many requests it has bitten.
    package var used: Int
    /// How many requests it has matched.
    package var seen: Int

    /// Whether it bites no more.
    package var isUsedUp: Bool { rule.count.map { used >= $0 } ?? false }

    /// Describes a rule at work.
    package init(id: FaultID, rule: FaultRule, used: Int = 0, seen: Int = 0) {
        self.rule = rule.named(id)
        self.id = id
        self.used = used
        self.seen = seen
    }

    /// Reads what `write(to:)` wrote; nil where a member is missing or the fault is none that is known.
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
