import Foundation
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A fault script with the counters of its rules.
struct FaultLedger {
    /// The rules with their counters.
    private(set) var report = FaultReport()
    /// The matchers of the rules, in the same order.
    private var matchers: [RequestMatcher] = []
    private var lastID: Int32 = 0
    /// The session time at which the throttled connection has transferred all responses so far.
    private var connectionIsFree = Duration.zero

    /// Replaces the script. A rule with the id of an unchanged rule keeps its counters.
    mutating func install(_ script: FaultScript) {
        var kept: [FaultID: CountedFaultRule] = [:]
        for rule in report.rules { kept[rule.id] = rule }
        report.rules = script.rules.map { rule in
            if let id = rule.id, let old = kept.removeValue(forKey: id), old.rule == rule { return old }
            lastID += 1
            return CountedFaultRule(id: FaultID(rawValue: lastID), rule: rule)
        }
        matchers = report.rules.map { RequestMatcher($0.rule) }
    }

    /// Whether a rule makes every request fail as on a device without a network.
    var areOffline: Bool {
        report.rules.contains { counted in
            let rule = counted.rule
            return rule.path == "*" && rule.fault == .offline && rule.count == nil && rule.after == 0
                && rule.chance == nil
        }
    }

    /// Returns the time until a response has arrived through a slow network, which transfers one response after the
    /// other.
    ///
    /// - Parameters:
    ///   - bytes: The size of the response's body.
    ///   - number: The number of the request in its session, which selects its part of the jitter.
    ///   - now: The session time.
    mutating func arrival(
        through throttle: FaultRule.Throttle, bytes: Int, number: Int, at now: Duration
    ) -> Duration {
        let part = Int64(PseudoRandom.value(seed: 1, at: number) % 1_001)
        let start = max(now + throttle.latency + throttle.jitter * part / 1_000, connectionIsFree)
        connectionIsFree = start + throttle.transferTime(bytes: bytes)
        return connectionIsFree - now
    }

    /// Returns the number of bytes compared to find the rules for a request.
    func comparedBytes(_ request: MatchedRequest) -> Int { matchers.reduce(0) { $0 + $1.comparedBytes(of: request) } }

    /// Determines the effect of the rules on a new request and counts it; nil if there is none.
    ///
    /// For each kind of fault, the first due rule applies. A rule that ends the request without a response excludes
    /// rules that set a status or a body. If both kinds match, only the kind of the first such rule applies. Rules that
    /// do not apply are not counted as used.
    mutating func match(_ request: MatchedRequest) -> FaultMatch? {
        var bite = FaultMatch()
        var candidates: [FaultRule.Fault.Kind: Int] = [:]
        for index in report.rules.indices where matchers[index].matches(request) {
            report.rules[index].seen += 1
            let kind = report.rules[index].rule.fault.kind
            if candidates[kind] == nil, report.rules[index].isDue { candidates[kind] = index }
        }
        if let loss = candidates[.loss] {
            let answer = [candidates[.status], candidates[.body]].compactMap(\.self).min() ?? .max
            for kind in loss < answer ? [.status, .body] : [FaultRule.Fault.Kind.loss] { candidates[kind] = nil }
        }
        for kind in FaultRule.Fault.Kind.allCases {
            guard let index = candidates[kind] else { continue }
            report.rules[index].used += 1
            bite.add(report.rules[index])
        }
        return candidates.isEmpty ? nil : bite
    }
}

extension CountedFaultRule {
    /// Whether the rule applies to the request that was counted last.
    fileprivate var isDue: Bool {
        guard !isUsedUp, seen > rule.after else { return false }
        return rule.chance.map { $0.falls(at: seen) } ?? true
    }
}

extension FaultRule.Chance {
    /// Returns whether a pseudorandom choice with the given percentage selects the request with this number. The same
    /// seed selects the same requests in every process.
    fileprivate func falls(at number: Int) -> Bool {
        Int(PseudoRandom.value(seed: seed, at: number) % 100) < percent
    }
}

/// The sequence of SplitMix64 (Steele, Lea and Flood 2014).
private enum PseudoRandom {
    /// Returns the number at a position of the pseudorandom sequence that begins with `seed`.
    static func value(seed: Int, at position: Int) -> UInt64 {
        var z = UInt64(bitPattern: Int64(seed)) &+ UInt64(bitPattern: Int64(position)) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
