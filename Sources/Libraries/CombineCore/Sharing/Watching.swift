extension Publishers {
    /// Runs closures as something passes.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Hears of the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Hears of each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Hears of the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Hears that the subscriber is gone.
        public var receiveCancel: (() -> Void)?
        /// Hears of what is asked for.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Puts it below a publisher.
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

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Watch(
                    subscriber,
                    .init(
                        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                        cancel: receiveCancel, request: receiveRequest, more: receiveRequest)))
        }
    }

    /// Prints what passes.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where lines are written to; nil for where `print` writes.
        public let stream: (any TextOutputStream)?

        /// Puts it below a publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let begin = prefix.isEmpty ? "" : "\(prefix): "
            var stream = stream
            func write(_ text: String) {
                if stream != nil { stream?.write("\(begin)\(text)\n") } else { Swift.print("\(begin)\(text)") }
            }
            upstream.subscribe(
                Watch(
                    subscriber,
                    .init(
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

    /// Lets all through; on a phone it would stop a debugger.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream

        /// Hands the subscriber to the publisher above.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// The same; closures run as something passes.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// The same; what passes is printed.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// The same: there is no debugger to stop.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> { Publishers.Breakpoint(upstream: self) }

    /// The same: there is no debugger to stop.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> { Publishers.Breakpoint(upstream: self) }
}
