package import Wire

/// Two runs that are put beside each other: of the steps of one recording, or of two.
package struct RunPair: Sendable {
    /// One of the runs.
    package struct Run: Sendable {
        /// What it is called in sentences.
        package let name: String
        /// What the person did.
        package let screenplay: Screenplay
        /// What the session is opened with; it may be another controller or app than the recording's.
        package let configuration: SessionConfiguration

        /// Describes a run.
        package init(_ name: String, _ screenplay: Screenplay, _ configuration: SessionConfiguration) {
            (self.name, self.screenplay, self.configuration) = (name, screenplay, configuration)
        }
    }

    /// The first of the two in sentences.
    package let left: Run
    /// The other one.
    package let right: Run

    /// Throws where the runs say nothing beside each other, because they do not begin on the same screen.
    package init(_ left: Run, _ right: Run) throws(ScreenplayError) {
        if let lack = left.screenplay.otherBeginning(than: right.screenplay) {
            throw ScreenplayError(description: lack)
        }
        (self.left, self.right) = (left, right)
    }

    /// How many steps both have together.
    package var steps: Int { left.screenplay.steps.count + right.screenplay.steps.count }

    /// What came of both runs.
    package struct Outcome: Sendable {
        /// What is other in them.
        package let comparison: RunComparison
        /// The left run.
        package let left: RunDiary
        /// The right run.
        package let right: RunDiary
    }

    /// Runs both at once. In a task that is cancelled both end early, and are compared as far as both went.
    ///
    /// `told` is called after each step of each run.
    package func run(in worlds: any Worlds, told: @escaping @Sendable () -> Void = {}) async -> Outcome {
        async let one = RunDiary.run(left.screenplay, left.configuration, in: worlds) { _ in told() }
        async let other = RunDiary.run(right.screenplay, right.configuration, in: worlds) { _ in told() }
        var (left, right) = (await one, await other)
        if Task.isCancelled {
            let common = min(left.moments.count, right.moments.count)
            (left, right) = (left.beginning(common), right.beginning(common))
        }
        let comparison = RunComparison(left, right, names: (self.left.name, self.right.name))
        return Outcome(comparison: comparison, left: left, right: right)
    }
}

extension Screenplay {
    /// The number of the recorded input after which a moment was over: of the last before the next step, or of the last
    /// of all.
    ///
    /// Moment 0 is the opening, and others are the steps from 1; later ones end with the recording.
    package func lastInput(ofMoment moment: Int) -> Int {
        steps.indices.contains(moment) ? steps[moment].number - 1 : inputs
    }
}
