extension Publishers {
    /// A publisher that calls closures for each event.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ObservedSubscription(
                    subscriber,
                    hooks: .init(
                        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                        cancel: receiveCancel, request: receiveRequest, more: receiveRequest)))
        }
    }

    /// A publisher that prints each event.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The text at the start of each line.
        public let prefix: String
        /// The output stream; nil writes to standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let begin = prefix.isEmpty ? "" : "\(prefix): "
            var stream = stream
            func write(_ text: String) {
                if stream != nil { stream?.write("\(begin)\(text)\n") } else { Swift.print("\(begin)\(text)") }
            }
            upstream.subscribe(
                ObservedSubscription(
                    subscriber,
                    hooks: .init(
                        subscription: { write("receive subscription: (\($0))") },
                        output: { write("receive value: (\($0))") },
                        completion: { completion in
                            switch completion {
                            case .finished: write("receive finished")
                            case .failure(let error): write("receive error: (\(error))")
                            }
                        },
                        cancel: { write("receive cancel") }, request: { write("request \($0)") },
                        more: { write("request \($0) (synchronous)") })))
        }
    }

    /// A publisher that passes everything through. On iOS it would stop in the debugger.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream

        /// Attaches the subscriber to the upstream publisher.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Calls closures for each event.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints each event.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// Returns a publisher that passes everything through, because there is no debugger to stop.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> { Publishers.Breakpoint(upstream: self) }

    /// Returns a publisher that passes everything through, because there is no debugger to stop.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> { Publishers.Breakpoint(upstream: self) }
}
