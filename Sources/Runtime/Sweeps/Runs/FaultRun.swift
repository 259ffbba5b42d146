import Recordings
import Wire

/// A run with a fault in one request: the state after it, and the results of everything that a person could do next.
struct FaultRun: Sendable {
    let soundRun: SoundRun
    let request: SweptRequest
    let fault: SweepFault
    /// The same point of the run without the fault; nil if it could not be reached.
    let baseline: Baseline?

    /// The longest time that a person waits after the fault, in virtual time.
    static let timeout = Duration.seconds(60)
    /// The largest number of views that are pressed in a run.
    private static let mostPresses = 6

    /// Performs the run and returns the findings, the number of runs, and the inputs that lead to the worst finding.
    func result() async -> FaultOutcome {
        var configuration = soundRun.configuration
        configuration.faults.rules.append(
            FaultRule(path: request.path, after: request.before, count: 1, fault: fault.fault))
        let rehearsal = soundRun.simulation(from: request.mark, configuration: configuration)
        var outcome = FaultOutcome()
        do throws(Interruption) {
            guard let before = try await rehearsal.advance(to: request) else {
                outcome.isReached = false
                return outcome
            }
            let statesBefore = await rehearsal.stateCount
            let exceptionsBefore = await rehearsal.exceptions.count
            try await rehearsal.settle(within: Self.timeout)
            let after = try await rehearsal.screenContent()
            outcome.record(await rehearsal.mark, after: nil)
            let errors = await causedErrors(rehearsal, from: statesBefore)
            let ways = try await tryActions(on: after, since: before, hasFailed: !errors.isEmpty, in: rehearsal)
            var ends: [Evidence.End] = []
            for way in ways.tried {
                if let end = try await end(
                    of: way, from: await rehearsal.mark, configuration: configuration, outcome: &outcome)
                {
                    ends.append(end)
                }
            }
            let evidence = Evidence(
                before: before, after: after, baseline: baseline,
                errors: errors,
                exceptions: await rehearsal.exceptions.dropFirst(exceptionsBefore).filter { exception in
                    !(baseline?.exceptions.contains(exception) ?? false)
                },
                isSlow: fault == .slow, hasWayOut: ways.isOut, ends: ends)
            outcome.findings = (Rules.findings(evidence) + outcome.findings).worstFirst
        } catch {
            outcome.add(error, after: .wait, at: await rehearsal.mark)
        }
        outcome.runs += 1
        return outcome
    }

    /// Returns the errors that the fault caused, among the states from an index on.
    private func causedErrors(_ rehearsal: Simulation, from index: Int) async -> [StateReport] {
        let errors = await rehearsal.errors(from: index)
        guard let baseline else { return errors.map(\.content) }
        let failed = await rehearsal.requests.last { $0.identity == request.identity }
        return baseline.newErrors(among: errors, requestEndedAt: failed?.endedAt)
    }

    /// Returns the actions that a person could try on the screen `after`: pressing views that appeared with the fault,
    /// back, swipes, and waiting.
    ///
    /// A swipe is a way out only if the screen changes, which is known after trying it. Views that appear with a
    /// response that was only slow are not tried, because the recording's own steps press them.
    private func tryActions(
        on after: ScreenContent, since before: ScreenContent, hasFailed: Bool, in rehearsal: Simulation
    ) async throws(Interruption) -> (tried: [UserAction], isOut: Bool) {
        let known = Set(before.screen.views.filter(\.takesPress).map(\.id))
        var (tried, isOut): ([UserAction], Bool) = ([.wait], false)
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
        of way: UserAction, from mark: Simulation.Mark, configuration: SessionConfiguration,
        outcome: inout FaultOutcome
    ) async throws(Interruption) -> Evidence.End? {
        let rehearsal = soundRun.simulation(from: mark, configuration: configuration)
        outcome.runs += 1
        do throws(Interruption) {
            switch way {
            case .wait: try await rehearsal.advance(by: Self.timeout)
            case .press(let target): _ = try await rehearsal.perform(.press(target))
            case .back: _ = try await rehearsal.perform(.back)
            case .swipe(let swipe): _ = try await rehearsal.perform(.swipe(swipe))
            }
            try await rehearsal.settle(within: Self.timeout)
            let look = try await rehearsal.screenContent()
            outcome.record(await rehearsal.mark, after: way)
            let requests = await rehearsal.requests.dropFirst(mark.requests.count)
            let retries = requests.count {
                $0.identity.method == request.identity.method && $0.identity.path == request.identity.path
            }
            let retriesRun = await rehearsal.retriesRun.dropFirst(mark.schedule.retriesRun.count)
            let hasFailed = await !rehearsal.errors(from: mark.schedule.states.count).isEmpty
            return Evidence.End(
                way: way, look: look, retries: retries, retriesRun: requests.isEmpty ? [] : Array(retriesRun),
                exceptions: await Array(rehearsal.exceptions.dropFirst(mark.schedule.exceptions.count)),
                failedAgain: hasFailed)
        } catch {
            outcome.add(error, after: way, at: await rehearsal.mark)
            return nil
        }
    }
}

extension SoundRun {
    /// Returns the point after the request's end in a run without the fault; nil if it cannot be reached.
    func baseline(at request: SweptRequest) async -> Baseline? {
        let rehearsal = simulation(from: request.mark, configuration: configuration)
        do throws(Interruption) {
            guard try await rehearsal.advance(to: request) != nil else { return nil }
            let statesBefore = await rehearsal.stateCount
            try await rehearsal.settle(within: FaultRun.timeout)
            let errors = await rehearsal.errors(from: statesBefore).map(\.content)
            return Baseline(
                screenContent: try await rehearsal.screenContent(), errors: errors,
                exceptions: await rehearsal.exceptions)
        } catch {
            return nil
        }
    }
}

/// The result of one request with one fault.
struct FaultOutcome: Sendable {
    /// All findings, the worst first.
    var findings: [Finding] = []
    /// The number of runs of the app that the result needed.
    var runs = 0
    /// Whether the request was sent in the run, so that the fault could be applied.
    var isReached = true
    private var paths: [UserAction?: InputPath] = [:]

    /// The inputs that lead to the worst finding, or to the fault if there is none; nil if the request was not sent.
    var path: InputPath? {
        let way: UserAction? = findings.first?.action
        return paths[way] ?? paths[.none]
    }

    mutating func record(_ mark: Simulation.Mark, after way: UserAction?) { paths[way] = mark.path }

    mutating func add(_ interruption: Interruption, after way: UserAction, at mark: Simulation.Mark) {
        record(mark, after: way)
        guard let finding = Rules.finding(interruption, after: way) else { return }
        findings.append(finding)
    }
}

extension Simulation {
    /// Plays the steps until the request was sent, and returns the screen at that time; nil if the request is not sent.
    func advance(to request: SweptRequest) async throws(Interruption) -> ScreenContent? {
        let isMade: @Sendable (Schedule) -> Bool = { $0.requests.contains { $0.identity == request.identity } }
        if let step = request.step.map({ scenario.steps[$0] }) {
            let end = now + step.pause
            try await advance(within: step.pause, until: isMade)
            // A request sent while the person waited is tested before the person's next action.
            if !isMade(schedule) {
                try await advance(by: end - now)
                _ = try await perform(step.withoutPause)
            }
        } else {
            try await open()
        }
        try await advance(within: .seconds(3_600), until: isMade)
        return isMade(schedule) ? try await screenContent() : nil
    }
}
