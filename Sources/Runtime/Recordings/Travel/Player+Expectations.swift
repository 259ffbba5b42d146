package import Wire

/// An expectation that does not hold in a replay.
package struct UnmetExpectation: Sendable, Equatable {
    /// The number of the step after which it does not hold.
    package let step: Int
    package let expectation: StepExpectation
    /// The texts on the screen after the step.
    package let texts: [String]
}

extension Player {
    /// Checks the expectations that people have written on steps, and returns those that do not hold, oldest step
    /// first.
    ///
    /// Expectations on steps that the recording lacks, because it was cut, do not hold.
    package func unmetExpectations() async throws(WorldLoss) -> [UnmetExpectation] {
        var unmet: [UnmetExpectation] = []
        for step in annotations.expectantSteps {
            try await seek(to: step)
            let isRecorded = step <= count
            let tree = RecordedTree(WorldState(text: try await currentState().state).tree)
            let texts = isRecorded ? VisibleText(tree).texts : []
            unmet += annotations.expectations(at: step)
                .filter { !isRecorded || !$0.holds(onScreenWith: texts) }
                .map { UnmetExpectation(step: step, expectation: $0, texts: texts) }
        }
        return unmet
    }
}
