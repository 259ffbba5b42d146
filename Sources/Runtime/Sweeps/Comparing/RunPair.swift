package import Wire

/// A pair of runs to compare: one recording played under two configurations, or two recordings.
package struct RunPair: Sendable {
    /// A run of the pair.
    package struct Run: Sendable {
        /// The name of the run in sentences, such as a controller, an app or a file.
        package let name: String
        /// The actions of the person.
        package let screenplay: Scenario
        /// The configuration with which the run opens its session. The recording may have another controller or app.
        package let configuration: SessionConfiguration

        package init(name: String, scenario screenplay: Scenario, configuration: SessionConfiguration) {
            (self.name, self.screenplay, self.configuration) = (name, screenplay, configuration)
        }
    }

    /// The run that sentences about a difference mention first.
    package let left: Run
    /// The run that sentences about a difference mention second.
    package let right: Run

    /// Creates a pair. Throws if the runs cannot be compared, because they do not begin on the same screen.
    package init(left: Run, right: Run) throws(ScenarioError) {
        if let lack = left.screenplay.otherBeginning(than: right.screenplay) {
            throw ScenarioError(description: lack)
        }
        (self.left, self.right) = (left, right)
    }

    /// The total number of steps of both runs.
    package var steps: Int { left.screenplay.steps.count + right.screenplay.steps.count }

    /// The result of both runs.
    package struct Outcome: Sendable {
        /// The differences.
        package let comparison: RunComparison
        /// The left run.
        package let left: RunLog
        /// The right run.
        package let right: RunLog
    }

    /// Performs both runs concurrently. After cancellation of the task both end early, and the part that both have is
    /// compared.
    ///
    /// - Parameter told: Called after each step of each run.
    package func run(in worlds: any Worlds, told: @escaping @Sendable () -> Void = {}) async -> Outcome {
        async let one = RunLog.run(left.screenplay, configuration: left.configuration, in: worlds) { _ in told() }
        async let other = RunLog.run(right.screenplay, configuration: right.configuration, in: worlds) { _ in told() }
        var (left, right) = (await one, await other)
        if Task.isCancelled {
            let common = min(left.moments.count, right.moments.count)
            (left, right) = (left.beginning(common), right.beginning(common))
        }
        let comparison = RunComparison(left: left, right: right, names: (self.left.name, self.right.name))
        return Outcome(comparison: comparison, left: left, right: right)
    }
}

extension Scenario {
    /// Returns the number of the last recorded input of a moment.
    ///
    /// Moment 0 is the opening; step n begins moment n. Moments beyond the last step end with the recording.
    package func lastInput(ofMoment moment: Int) -> Int {
        steps.indices.contains(moment) ? steps[moment].number - 1 : inputs
    }
}
