/// The recorded responses to blocking requests.
package struct RecordedBlockingRequests: Sendable {
    private var outcomes: [RequestID: TransportOutcome] = [:]

    /// Collects the responses in these inputs.
    package init(_ inputs: some Sequence<SessionInput>) {
        for input in inputs { add(input) }
    }

    /// Adds the response in another input, if it has one.
    package mutating func add(_ input: SessionInput) {
        switch input {
        case .read(let id, let outcome): outcomes[id] = outcome
        case .crashed(let crash): add(crash.input)
        default: break
        }
    }

    /// Answers a blocking request immediately. A replay does not wait, and sends no request for a missing response.
    package func respond(to reading: BlockingRequest, completion: @Sendable (TransportOutcome?) -> Void) {
        completion(reading.request == nil ? nil : outcomes[reading.id] ?? .failure(.unrecorded))
    }
}

extension TransportFailure {
    /// The failure of a blocking request whose response is not recorded.
    fileprivate static let unrecorded = TransportFailure(
        kind: .interrupted, message: "The answer is not recorded: the server ended before that.")
}
