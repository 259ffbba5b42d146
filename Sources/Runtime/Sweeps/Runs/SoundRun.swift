import Wire

/// A recording's steps under one controller and one seed, without faults: which requests it makes, and on what way.
struct SoundRun: Sendable {
    /// How much of the recording was played.
    enum Extent: Sendable {
        /// All of it, or up to an input that the app did not survive.
        case whole
        /// As much as was needed to find as many requests as are tried.
        case beginning
    }

    let screenplay: Screenplay
    /// The controller that was asked for; nil is the one that was recorded.
    let controller: String?
    let configuration: SessionConfiguration
    let seed: Int
    let worlds: any Worlds
    let bounds: RehearsalBounds
    private(set) var requests: [SweptRequest] = []
    private(set) var extent = Extent.whole

    /// Plays the steps once. What cannot be done under this controller is passed over, and what comes behind a crash is
    /// not reached.
    ///
    /// - Parameters:
    ///   - mostRequests: The number of requests after which the run ends.
    ///   - isStopped: Asked before each step; a run that is stopped has the requests that were found until then.
    init(
        _ screenplay: Screenplay, controller: String?, seed: Int, in worlds: any Worlds, bounds: RehearsalBounds,
        mostRequests: Int, isStopped: @Sendable () -> Bool
    ) async {
        self.screenplay = screenplay
        self.controller = controller
        configuration = controller.map { screenplay.configuration(with: $0) } ?? screenplay.configuration
        self.seed = seed
        self.worlds = worlds
        self.bounds = bounds
        let rehearsal = rehearsal(from: nil, configuration)
        var (mark, step): (Rehearsal.Mark?, Int?) = (nil, nil)
        do throws(Interruption) {
            try await rehearsal.open()
            for index in screenplay.steps.indices {
                let next = await rehearsal.mark
                collect(await rehearsal.requests, step, mark, most: mostRequests)
                guard requests.count < mostRequests, !isStopped() else {
                    extent = .beginning
                    return
                }
                (mark, step) = (next, index)
                _ = try await rehearsal.perform(screenplay.steps[index])
            }
            try await rehearsal.settle()
        } catch {
            // What was asked for until then can be swept.
        }
        collect(await rehearsal.requests, step, mark, most: mostRequests)
    }

    /// The steps again, from a mark on.
    func rehearsal(from mark: Rehearsal.Mark?, _ configuration: SessionConfiguration) -> Rehearsal {
        Rehearsal(screenplay, configuration: configuration, from: mark, in: worlds, seed: seed, bounds: bounds)
    }

    /// Adds those that came since the last call; what a rule of the recording decided, or its app itself, is not swept.
    private mutating func collect(_ asked: [AskedRequest], _ step: Int?, _ mark: Rehearsal.Mark?, most: Int) {
        let known = mark?.requests.count ?? 0
        for request in asked.dropFirst(known) where request.report.fault == nil && !request.isOfOwnClient {
            guard requests.count < most else { return extent = .beginning }
            requests.append(
                SweptRequest(
                    ask: request.ask, path: request.report.path, before: request.occurrenceOfPath - 1, step: step,
                    mark: mark))
        }
    }
}
