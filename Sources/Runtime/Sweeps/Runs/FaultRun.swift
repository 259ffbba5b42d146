import Recordings
import Wire

/// One request of a run without faults, under one fault: how it comes to rest, and what comes of each thing that a
/// person could do next.
struct FaultRun: Sendable {
    let soundRun: SoundRun
    let request: SweptRequest
    let fault: SweepFault
    /// The same place without the fault; nil where that could not be reached.
    let baseline: Baseline?

    /// Longest that a person waits, in the app's time.
    static let patience = Duration.seconds(60)
    /// Most presses that are tried.
    private static let mostPresses = 6

    /// What came of it: the findings, how many runs that took, and the inputs that lead to the worst of it.
    func result() async -> FaultOutcome {
        var configuration = soundRun.configuration
        configuration.faults.rules.append(
            FaultRule(path: request.path, after: request.before, count: 1, fault: fault.fault))
        let rehearsal = soundRun.rehearsal(from: request.mark, configuration)
        var outcome = FaultOutcome()
        do throws(Interruption) {
            guard let before = try await rehearsal.go(to: request) else {
                outcome.isReached = false
                return outcome
            }
            let statesBefore = await rehearsal.stateCount
            try await rehearsal.settle(within: Self.patience)
            let after = try await rehearsal.look()
            outcome.keep(await rehearsal.mark, of: nil)
            let errors = await causedErrors(rehearsal, from: statesBefore)
            let ways = try await ways(on: after, since: before, hasFailed: !errors.isEmpty, rehearsal)
            var ends: [Evidence.End] = []
            for way in ways.tried {
                if let end = try await end(of: way, from: await rehearsal.mark, configuration, &outcome) {
                    ends.append(end)
                }
            }
            let evidence = Evidence(
                before: before, after: after, baseline: baseline,
                errors: errors,
                isSlow: fault == .slow, hasWayOut: ways.isOut, ends: ends)
            outcome.findings = (Rules.findings(evidence) + outcome.findings).worstFirst
        } catch {
            outcome.add(error, after: .wait, at: await rehearsal.mark)
        }
        outcome.runs += 1
        return outcome
    }

    /// The errors among the states from an index on that would not have come without the fault.
    private func causedErrors(_ rehearsal: Rehearsal, from index: Int) async -> [StateReport] {
        let errors = await rehearsal.errors(from: index)
        guard let baseline else { return errors.map(\.content) }
        let failed = await rehearsal.requests.last { $0.ask == request.ask }
        return baseline.newErrors(among: errors, requestEndedAt: failed?.endedAt)
    }

    /// What a person could do now: what came up with the fault can be pressed; back; dragging a screen away; and
    /// waiting. A swipe is a way out only if something comes of it, which is seen when it is tried. What a good answer
    /// that was only slow brings is what the recording's own steps press.
    private func ways(
        on after: Look, since before: Look, hasFailed: Bool, _ rehearsal: Rehearsal
    ) async throws(Interruption) -> (tried: [Way], isOut: Bool) {
        let known = Set(before.screen.views.filter(\.takesPress).map(\.id))
        var (tried, isOut): ([Way], Bool) = ([.wait], false)
        for view in after.screen.views.reversed() where view.takesPress {
            let isNew = (fault != .slow || hasFailed) && !known.contains(view.id)
            guard isNew && tried.count <= Self.mostPresses || !isOut else { continue }
            guard try await rehearsal.rejection(of: .tap(view.id)) == nil else { continue }
            isOut = true
            if isNew, let target = after.screen.target(view.id) { tried.append(.press(target)) }
        }
        if try await rehearsal.rejection(of: .back) == nil {
            isOut = true
            tried.append(.back)
        } else if try await rehearsal.rejection(of: .swipe(.back)) == nil {
            tried.append(.swipe(.back))
        }
        if try await rehearsal.rejection(of: .swipe(.down)) == nil { tried.append(.swipe(.down)) }
        return (tried, isOut)
    }

    private func end(
        of way: Way, from mark: Rehearsal.Mark, _ configuration: SessionConfiguration, _ outcome: inout FaultOutcome
    ) async throws(Interruption) -> Evidence.End? {
        let rehearsal = soundRun.rehearsal(from: mark, configuration)
        outcome.runs += 1
        do throws(Interruption) {
            switch way {
            case .wait: try await rehearsal.advance(by: Self.patience)
            case .press(let target): _ = try await rehearsal.perform(.press(target))
            case .back: _ = try await rehearsal.perform(.back)
            case .swipe(let swipe): _ = try await rehearsal.perform(.swipe(swipe))
            }
            try await rehearsal.settle(within: Self.patience)
            let look = try await rehearsal.look()
            outcome.keep(await rehearsal.mark, of: way)
            let requests = await rehearsal.requests.dropFirst(mark.requests.count)
            let retries = requests.count {
                $0.ask.method == request.ask.method && $0.ask.path == request.ask.path
            }
            let retriesRun = await rehearsal.retriesRun.dropFirst(mark.schedule.retriesRun.count)
            let hasFailed = await !rehearsal.errors(from: mark.schedule.states.count).isEmpty
            return Evidence.End(
                way: way, look: look, retries: retries, retriesRun: requests.isEmpty ? [] : Array(retriesRun),
                failedAgain: hasFailed)
        } catch {
            outcome.add(error, after: way, at: await rehearsal.mark)
            return nil
        }
    }
}

extension SoundRun {
    /// The place where a request came to rest without a fault; nil where it cannot be reached.
    func baseline(at request: SweptRequest) async -> Baseline? {
        let rehearsal = rehearsal(from: request.mark, configuration)
        do throws(Interruption) {
            guard try await rehearsal.go(to: request) != nil else { return nil }
            let statesBefore = await rehearsal.stateCount
            try await rehearsal.settle(within: FaultRun.patience)
            let errors = await rehearsal.errors(from: statesBefore).map(\.content)
            return Baseline(look: try await rehearsal.look(), errors: errors)
        } catch {
            return nil
        }
    }
}

/// What came of one request under one fault.
struct FaultOutcome: Sendable {
    /// Everything that is wrong, the worst first.
    var findings: [Finding] = []
    /// How often the app was played.
    var runs = 0
    /// Whether the request was made at all.
    var isReached = true
    private var paths: [Way?: InputPath] = [:]

    /// The inputs that lead to the worst of it, or to the fault where nothing is wrong; nil where the request was not
    /// made.
    var path: InputPath? {
        let way: Way? = findings.first?.way
        return paths[way] ?? paths[.none]
    }

    mutating func keep(_ mark: Rehearsal.Mark, of way: Way?) { paths[way] = mark.path }

    mutating func add(_ interruption: Interruption, after way: Way, at mark: Rehearsal.Mark) {
        keep(mark, of: way)
        guard let finding = Rules.finding(interruption, after: way) else { return }
        findings.append(finding)
    }
}

extension Rehearsal {
    /// Goes on until the request has been made; nil where it is not.
    func go(to request: SweptRequest) async throws(Interruption) -> Look? {
        let isMade: @Sendable (Schedule) -> Bool = { $0.requests.contains { $0.ask == request.ask } }
        if let step = request.step.map({ screenplay.steps[$0] }) {
            let end = now + step.pause
            try await advance(within: step.pause, until: isMade)
            // A request that is made while the person waited is tried before what the person did next.
            if !isMade(schedule) {
                try await advance(by: end - now)
                _ = try await perform(step.withoutPause)
            }
        } else {
            try await open()
        }
        try await advance(within: .seconds(3_600), until: isMade)
        return isMade(schedule) ? try await look() : nil
    }
}
