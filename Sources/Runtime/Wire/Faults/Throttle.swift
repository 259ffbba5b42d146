extension FaultRule {
    /// A slow network: the responses of all throttled requests share one connection of this bandwidth.
    public struct Throttle: Sendable, Equatable {
        /// The bandwidth, in kilobits (1,000 bits) per second.
        public var bandwidth: Int
        /// The time until the first byte of each response.
        public var latency: Duration
        /// The longest additional latency. Each request has a pseudorandom part of it.
        public var jitter: Duration

        /// Creates a slow network.
        ///
        /// - Parameters:
        ///   - bandwidth: In kilobits per second, at least 1.
        ///   - latency: The time until the first byte of each response.
        ///   - jitter: The longest additional latency.
        public init(bandwidth: Int, latency: Duration = .zero, jitter: Duration = .zero) {
            self.bandwidth = bandwidth
            self.latency = latency
            self.jitter = jitter
        }

        /// The accepted bandwidths.
        package static let bandwidths = 1...1_000_000

        /// Returns the time that the bandwidth needs for a body.
        package func transferTime(bytes: Int) -> Duration {
            .microseconds(Int64(bytes) * 8_000 / Int64(max(1, bandwidth)))
        }
    }
}
