extension Publishers {
    /// Sends the elements of a sequence and ends.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        /// What it sends.
        public typealias Output = Elements.Element
        /// What it sends the elements of.
        public let sequence: Elements

        /// Sends these to everybody.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Sends the elements as they are wanted.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Elements.Element == S.Input {
            Emission.begin(sequence, .finished, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// Sends the elements and ends.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Sends the value, where there is one, and ends.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// Sends a value, where there is one, and ends.
    public struct Publisher: CombineCore.Publisher {
        /// What it sends.
        public typealias Output = Wrapped
        /// It does not fail.
        public typealias Failure = Never
        /// The value, where there is one.
        public let output: Wrapped?

        /// Sends that to everybody.
        public init(_ output: Wrapped?) { self.output = output }

        /// Sends the value once it is wanted.
        public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
            Emission.begin(output.map { [$0] } ?? [], .finished, subscriber)
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// Sends the value and ends, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// Sends a value and ends, or fails.
    public struct Publisher: CombineCore.Publisher {
        /// What it sends.
        public typealias Output = Success
        /// The value, or why there is none.
        public let result: Result<Success, Failure>

        /// Sends that to everybody.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Sends a value to everybody.
        public init(_ output: Success) { result = .success(output) }
        /// Fails for everybody.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Sends the value once it is wanted, or the failure at once.
        public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): Emission.begin(CollectionOfOne(value), .finished, subscriber)
            case .failure(let error): Emission.begin([], .failure(error), subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// Sends what was recorded before.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// Values and an end.
    public struct Recording {
        /// The values so far.
        public private(set) var output: [Output]
        /// The end; that of all values while there is no other.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver = false

        /// Nothing yet.
        public init() { (output, completion) = ([], .finished) }
        /// These values and this end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isOver) = (output, completion, true)
        }

        /// Adds a value, before the end.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "nothing is recorded after the end")
            output.append(input)
        }
        /// Adds the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "nothing is recorded after the end")
            (self.completion, isOver) = (completion, true)
        }
    }

    /// What is sent.
    public let recording: Recording

    /// Has a closure record it.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    /// Sends what is in a recording.
    public init(recording: Recording) { self.recording = recording }
    /// Sends these values and this end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Sends the values as they are wanted, and the end.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        Emission.begin(recording.output, recording.completion, subscriber)
    }
}
