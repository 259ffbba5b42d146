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

/// A rule of the fault script, with its name and its count.
package struct CountedFaultRule: Sendable, Equatable {
    /// Its name.
    package let id: FaultID
    /// The rule.
    package let rule: FaultRule
    /// How many requests it has bitten.
    package var used: Int

    /// Whether it bites no more.
    package var isUsedUp: Bool { rule.count.map { used >= $0 } ?? false }

    /// Describes a rule at work.
    package init(id: FaultID, rule: FaultRule, used: Int = 0) {
        self.id = id
        self.rule = rule
        self.used = used
    }

    /// Reads what `write(to:)` wrote; nil where a member is missing or the fault is none that is known.
    package init?(_ json: JSON) {
        guard let id: FaultID = json.id(Key.id), let path = json.text(Key.path), let used = json.integer(Key.used),
            let name: FaultRule.Fault.Name = json.word(Key.fault),
            let fault = FaultRule.Fault(name, status: json.integer(Key.status), wait: json.time(Key.delay))
        else { return nil }
        self.init(id: id, rule: FaultRule(path: path, count: json.integer(Key.count), fault: fault, id: id), used: used)
    }

    /// Writes `{"id","path","count"?,"used","fault","status"?,"delay"?}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(Key.id, id)
        json.member(Key.path, rule.path)
        json.member(Key.count, rule.count)
        json.member(Key.used, used)
        json.member(Key.fault, rule.fault.name)
        json.member(Key.status, rule.fault.status)
        json.member(Key.delay, rule.fault.wait?.wholeMilliseconds)
        json.endObject()
    }

    private enum Key {
        static let id: StaticString = "id"
        static let path: StaticString = "path"
        static let count: StaticString = "count"
        static let used: StaticString = "used"
        static let fault: StaticString = "fault"
        static let status: StaticString = "status"
        static let delay: StaticString = "delay"
    }
}
