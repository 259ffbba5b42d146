/// The resource limits of one session.
public struct SessionLimits: Sendable, Equatable, Codable {
    /// Average number of inputs from the page per second; bursts may be twice as large.
    public var inputsPerSecond = 100
    /// Number of retained states, of requests, and of log lines.
    public var entries = 500
    /// Retained bytes of one body, for the network panel.
    public var bodyBytes = 256 * 1_024
    /// Retained bytes of all bodies; the oldest are dropped first.
    public var allBodyBytes = 2 * 1_024 * 1_024
    /// Retained bytes of all images; the oldest are dropped first.
    public var imageBytes = 8 * 1_024 * 1_024
    /// Number of dispatches to the main queue within one input, which ends endless loops.
    public var hopsPerInput = 10_000
    /// Units of work per input, each about a microsecond. An evaluation is 1, a list cell 5, an action 10, a view 20, a
    /// request 200, and 64 bytes of values are 1.
    public var workPerInput = 1_000_000
    /// Bytes of values that one input may create, copy or compare.
    public var bytesPerInput = 64 * 1_024 * 1_024
    /// Bytes of changes that one input may send to pages.
    public var changeBytes = 8 * 1_024 * 1_024
    /// Bytes of all views on the screen.
    public var snapshotBytes = 16 * 1_024 * 1_024
    /// Bytes of one evaluated text; longer texts are truncated.
    public var textBytes = 64 * 1_024
    /// Nesting depth of views, at most 1,000.
    public var viewDepth = 500
    /// Number of consecutive requests, each triggered within a second of the previous response.
    public var requestsInARow = 200

    /// Creates limits that suit a person at a browser.
    public init() {}

    /// Limits that suit a person at a browser.
    public static let standard = SessionLimits()
}
