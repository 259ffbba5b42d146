import Wire

/// A run of a recording's steps under one controller and one seed, without the faults of the sweep. It determines the
/// requests to which faults are applied, and the point from which each is reached.
struct SoundRun: Sendable {
    /// The part of the recording that was played.
    enum Extent: Sendable {
        /// The whole recording, or its part up to an input that crashed the app.
        case whole
        /// Only a beginning, because the maximum number of requests was found in it.
        case beginning
    }

    let scenario: Scenario
    /// The requested controller; nil for the recorded one.
    let controller: String?
    let configuration: SessionConfiguration
    let seed: Int
    let worlds: any Worlds
    let bounds: SimulationLimits
    private(set) var requests: [SweptRequest] = []
    private(set) var extent = Extent.whole

    /// Plays the steps once. Steps that are not possible under this controller are skipped, and those after a crash are
    /// not reached.
    ///
    /// - Parameters:
    ///   - mostRequests: The number of requests after which the run ends.
    ///   - isStopped: Called before each step. A stopped run keeps the requests found until then.
    init(
        _ screenplay: Scenario, controller: String?, seed: Int, in worlds: any Worlds, bounds: SimulationLimits,
        mostRequests: Int, isStopped: @Sendable () -> Bool
    ) async {
        self.scenario = screenplay
        self.controller = controller
        configuration = controller.map { screenplay.configuration(with: $0) } ?? screenplay.configuration
        self.seed = seed
        self.worlds = worlds
        self.bounds = bounds
        let rehearsal = simulation(from: nil, configuration: configuration)
        var (mark, step): (Simulation.Mark?, Int?) = (nil, nil)
        do throws(Interruption) {
            try await rehearsal.open()
            for index in screenplay.steps.indices {
                let next = await rehearsal.mark
                collect(await rehearsal.requests, step: step, since: mark, most: mostRequests)
                guard requests.count < mostRequests, !isStopped() else {
                    extent = .beginning
                    return
                }
                (mark, step) = (next, index)
                _ = try await rehearsal.perform(screenplay.steps[index])
            }
            try await rehearsal.settle()
        } catch {
            // The requests until the interruption can be swept.
        }
        collect(await rehearsal.requests, step: step, since: mark, most: mostRequests)
    }

    /// Creates a simulation of the steps from a point on.
    func simulation(from mark: Simulation.Mark?, configuration: SessionConfiguration) -> Simulation {
        Simulation(scenario, configuration: configuration, from: mark, in: worlds, seed: seed, bounds: bounds)
    }

    /// Adds the requests since the last call. Requests decided by a fault rule of the recording or sent by an
    /// app-supplied client are not swept.
    private mutating func collect(_ asked: [AskedRequest], step: Int?, since mark: Simulation.Mark?, most: Int) {
        let known = mark?.requests.count ?? 0
        for request in asked.dropFirst(known) where request.report.fault == nil && !request.isOfOwnClient {
            guard requests.count < most else { return extent = .beginning }
            requests.append(
                SweptRequest(
                    identity: request.identity, path: request.report.path, before: request.occurrenceOfPath - 1,
                    step: step,
                    mark: mark))
        }
    }
}
