package import Recordings
package import Wire

extension Playback {
    /// Replays a recording to its end, or to a crash of the app. Throws if the player's world is lost.
    ///
    /// - Parameter player: A player with the recording's inputs, which is used for nothing else meanwhile.
    package static func played(_ recording: Recording, by player: Player) async throws(WorldLoss) -> Playback {
        var course = Playback(recording)
        var stage = Stage()
        try await player.seek(to: 0)
        for (index, input) in recording.inputs.enumerated() {
            do throws(WorldLoss) {
                let target = stage.tree.target(of: input.input)
                guard let outcome = try await player.takeNext() else { break }
                let reading = ParsedOutcome(outcome)
                stage.apply(reading)
                let step = Step(
                    number: index + 1, recorded: input, label: await player.label, target: target, sight: stage.sight,
                    navigation: stage.navigation, outcome: reading)
                course.steps.append(step)
                if index == 0 { course.app = try await player.appFacts() }
                try await course.recordRequests(of: step, with: player)
            } catch {
                guard case .crashed = error else { throw error }
                course.crash = try await player.crashed()
                break
            }
        }
        course.firstDifference = await player.firstDifference
        return course
    }

    /// Records the requests that a step made or ended.
    private mutating func recordRequests(of step: Step, with player: Player) async throws(WorldLoss) {
        for report in step.requests {
            let index = place(of: report.id)
            if let index {
                requests[index].report = report
            } else {
                requests.append(Request(step: step.number, made: step.time, report: report))
            }
            guard report.ending != nil else { continue }
            requests[index ?? requests.count - 1].exchange = try await player.exchange(report.id)
        }
        for sent in step.sent {
            if let index = place(of: sent.id) { requests[index].left = (step.time, sent) }
        }
        switch step.input {
        case .read(let id, let outcome):
            guard let index = place(of: id) else { break }
            // If a turn makes several blocking requests, each one is sent when the previous one has been answered.
            if let before = steps.dropLast().last, before.input.isBlockingResponse {
                requests[index].left?.time = before.time
            }
            requests[index].outcome = (step.time, outcome)
        case .response(let id, let response):
            if let index = place(of: id) { requests[index].outcome = (step.time, .response(response)) }
        case .failure(let id, let failure):
            if let index = place(of: id) { requests[index].outcome = (step.time, .failure(failure)) }
        default: break
        }
    }

    /// Returns the index of a request in `requests`. Searches from the end, because most look-ups concern recent
    /// requests.
    private func place(of id: RequestID) -> Int? { requests.lastIndex { $0.report.id == id } }

    /// The screen and navigation after the last input that was replayed.
    private struct Stage {
        var tree = RecordedTree(nil)
        var sight = VisibleText.blank
        var navigation = NavigationReport()

        mutating func apply(_ reading: ParsedOutcome) {
            if let whole = reading.tree { tree = RecordedTree(whole) }
            navigation = reading.navigation ?? navigation
            for patch in reading.patches {
                tree.apply(patch.operations)
                navigation = patch.navigation ?? navigation
            }
            if reading.tree != nil || !reading.patches.isEmpty { sight = VisibleText(tree) }
        }
    }
}
