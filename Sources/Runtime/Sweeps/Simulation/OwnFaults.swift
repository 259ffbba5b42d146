import Wire

/// The simulation's own fault rules, with which it is opened in addition to those of the recording.
///
/// A recording may set other scripts later. The simulation's own rules then stay in force, with their counters.
struct OwnFaults: Sendable {
    private let rules: [FaultRule]
    /// The number of rules with which the recorded session was opened.
    private let recordedCount: Int

    /// Extracts the simulation's own rules from its configuration, where they follow the rules of the recording.
    init(of configuration: SessionConfiguration, recorded: SessionConfiguration) {
        recordedCount = recorded.faults.rules.count
        rules = configuration.faults.rules.enumerated().dropFirst(recordedCount).map { index, rule in
            rule.named(FaultID(rawValue: Int32(index + 1)))
        }
    }

    /// Returns a script of the recording with the simulation's own rules at its end.
    ///
    /// A session numbers its rules in the order in which they are installed, and the simulation's own rules came first.
    /// A rule that the recording added after the opening therefore has a number that is higher by the number of own
    /// rules.
    func added(to script: FaultScript) -> FaultScript {
        let recorded = script.rules.map { rule -> FaultRule in
            guard let id = rule.id, id.rawValue > recordedCount else { return rule }
            return rule.named(FaultID(rawValue: id.rawValue + Int32(rules.count)))
        }
        return FaultScript(rules: recorded + rules)
    }
}
