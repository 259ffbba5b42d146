import Wire

/// A recording's steps under one controller and one seed, without faults: which requests it makes, and on what way.
struct SoundRun: Sendable {
    let screenplay: Screenplay
    /// The controller that was asked for; nil is the one that was recorded.
    let controller: String?
    let configuration: SessionConfiguration
    let seed: Int
    let worlds: any Worlds
    let bounds: RehearsalBounds
    private(set) var requests: [SweptRequest] = []

    /// Plays the steps once. What cannot be done under this controller is passed over, and what comes behind a crash is not
    /// reached.
    init(
        _ screenplay: Screenplay, controller: String?, seed: Int, in worlds: any Worlds, bounds: RehearsalBounds
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
                collect(await rehearsal.requests, step, mark)
                (mark, step) = (next, index)
                _ = try await rehearsal.perform(screenplay.steps[index])
            }
            try await rehearsal.settle()
        } catch {
            // What was asked for until then can be swept.
        }
        collect(await rehearsal.requests, step, mark)
    }

    /// The steps again, from a mark on.
    func rehearsal(from mark: Rehearsal.Mark?, _ configuration: SessionConfiguration) -> Rehearsal {
        Rehearsal(screenplay, configuration: configuration, from: mark, in: worlds, seed: seed, bounds: bounds)
    }

    /// Adds those that came since the last call; what a rule of the recording decided, or its app itself, is not swept.
    private mutating func collect(_ asked: [AskedRequest], _ step: Int?, _ mark: Rehearsal.Mark?) {
        let known = mark?.requests.count ?? 0
        for request in asked.dropFirst(known) where request.report.fault == nil && !request.isOfOwnClient {
            requests.append(
                SweptRequest(
                    ask: request.ask, path: request.report.path, before: request.occurrenceOfPath - 1, step: step,
                    mark: mark))
        }
    }
}
