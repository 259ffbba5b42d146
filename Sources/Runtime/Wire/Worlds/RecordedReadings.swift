/// What code heard that asked servers in the middle of turns, as far as it is recorded.
package struct RecordedReadings: Sendable {
    private var outcomes: [RequestID: TransportOutcome] = [:]

    /// Takes what inputs have to tell.
    package init(_ inputs: some Sequence<SessionInput>) {
        for input in inputs { add(input) }
    }

    /// Takes what one more input has to tell.
    package mutating func add(_ input: SessionInput) {
        switch input {
        case .read(let id, let outcome): outcomes[id] = outcome
        case .crashed(let crash): add(crash.input)
        default: break
        }
    }

    /// Answers a reading at once: a replay waits for nothing, and what is not recorded is asked of nobody.
    package func answer(_ reading: Reading, _ completion: @Sendable (TransportOutcome?) -> Void) {
        completion(reading.request == nil ? nil : outcomes[reading.id] ?? .failure(.unrecorded))
    }
}

extension TransportFailure {
    /// What a reading comes to whose answer is in no recording.
    fileprivate static let unrecorded = TransportFailure(
        kind: .interrupted, message: "The answer is not recorded: the server ended before that.")
}
