extension Publishers {
    /// A publisher that sends the elements of a sequence and finishes.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        /// The type of the values sent.
        public typealias Output = Elements.Element
        /// The sequence whose elements are sent.
        public let sequence: Elements

        /// Creates a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber; the elements are sent on demand.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Elements.Element == S.Input {
            SequenceSubscription.begin(sequence, completion: .finished, downstream: subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// A publisher that sends the elements and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher that sends the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// A publisher that sends an optional value, if there is one, and finishes.
    public struct Publisher: CombineCore.Publisher {
        /// The type of the values sent.
        public typealias Output = Wrapped
        /// Never fails.
        public typealias Failure = Never
        /// The value to send; nil sends only the completion.
        public let output: Wrapped?

        /// Creates a publisher of an optional value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber; the value is sent on demand.
        public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
            SequenceSubscription.begin(output.map { [$0] } ?? [], completion: .finished, downstream: subscriber)
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// A publisher that sends the value and finishes, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// A publisher that sends a result's value and finishes, or fails.
    public struct Publisher: CombineCore.Publisher {
        /// The type of the values sent.
        public typealias Output = Success
        /// The value to send, or the failure.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber; the value is sent on demand, a failure immediately.
        public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value):
                SequenceSubscription.begin(CollectionOfOne(value), completion: .finished, downstream: subscriber)
            case .failure(let error):
                SequenceSubscription.begin([], completion: .failure(error), downstream: subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// A publisher that sends recorded values and a recorded completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// Recorded values and a completion.
    public struct Recording {
        /// The values recorded so far.
        public private(set) var output: [Output]
        /// The completion; `finished` unless another one was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver = false

        /// Creates an empty recording.
        public init() { (output, completion) = ([], .finished) }
        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isOver) = (output, completion, true)
        }

        /// Records a value. Must not be called after the completion.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "nothing is recorded after the end")
            output.append(input)
        }
        /// Records the completion. Must be called at most once.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "nothing is recorded after the end")
            (self.completion, isOver) = (completion, true)
        }
    }

    /// The recording to send.
    public let recording: Recording

    /// Creates a publisher whose recording is made by a closure.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }
    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber; the values are sent on demand, then the completion.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        SequenceSubscription.begin(recording.output, completion: recording.completion, downstream: subscriber)
    }
}
