/// How much of everything one session may use.
public struct SessionLimits: Sendable, Equatable {
    /// Inputs from the page in one second, on average; twice as many may come at once.
    public var inputsPerSecond = 100
    /// States, requests and log lines kept, of each.
    public var entries = 500
    /// Bytes kept of one body, for the network panel.
    public var bodyBytes = 256 * 1_024
    /// Bytes of bodies kept in all; the oldest go first.
    public var allBodyBytes = 2 * 1_024 * 1_024
    /// Bytes of images kept in all; the oldest go first.
    public var imageBytes = 8 * 1_024 * 1_024
    /// Keys of inputs remembered, so that a repeat is harmless.
    public var keys = 64
    /// Hops to the main queue within one input, so that a loop of them ends.
    public var hopsPerInput = 10_000

    /// The limits that suit a person at a browser.
    public init() {}

    /// The limits that suit a person at a browser.
    public static let standard = SessionLimits()
}
