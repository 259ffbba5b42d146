/// How much of everything one session may use.
public struct SessionLimits: Sendable, Equatable, Codable {
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
    /// Hops to the main queue within one input, so that a loop of them ends.
    public var hopsPerInput = 10_000
    /// Units of work that one input may cause, each about a millionth of a second: an evaluation is 1, a list cell 5,
    /// an action 10, a view 20, a request 200, and 64 bytes of values are 1. As much again may be spent on texts, where
    /// two letters are 1, and a stretch of one font and direction 1.
    public var workPerInput = 1_000_000
    /// Bytes of values that one input may make, copy or compare.
    public var bytesPerInput = 64 * 1_024 * 1_024
    /// Bytes that readers are told of one input.
    public var changeBytes = 8 * 1_024 * 1_024
    /// Bytes of all views on the screen.
    public var snapshotBytes = 16 * 1_024 * 1_024
    /// Bytes of one evaluated text; what is longer is cut.
    public var textBytes = 64 * 1_024
    /// Views inside each other, 1,000 at most.
    public var viewDepth = 500
    /// Requests in a row, each asked for within a second by the answer to the one before.
    public var requestsInARow = 200

    /// The limits that suit a person at a browser.
    public init() {}

    /// The limits that suit a person at a browser.
    public static let standard = SessionLimits()
}
