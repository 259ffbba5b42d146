/// The resource limits of one session.
public struct SessionLimits: Sendable, Equatable, Codable {
    /// The average number of inputs that the page may send per second. Short bursts may be twice as fast.
    public var inputsPerSecond = 100
    /// The number of retained entries: of states, of requests, and of log lines, each.
    public var entries = 500
    /// The number of bytes of one body that are retained for the network panel.
    public var bodyBytes = 256 * 1_024
    /// The number of bytes of all bodies that are retained; the oldest bodies are dropped first.
    public var allBodyBytes = 2 * 1_024 * 1_024
    /// The number of bytes of all images that are retained; the oldest images are dropped first.
    public var imageBytes = 8 * 1_024 * 1_024
    /// The maximum number of dispatches to the main queue during one input. The limit ends endless loops.
    public var hopsPerInput = 10_000
    /// The maximum number of units of work for one input. A unit takes about a microsecond. An evaluation is 1, a list
    /// cell 5, an action 10, a view 20, a request 200, and 64 bytes of values are 1.
    public var workPerInput = 1_000_000
    /// The maximum number of bytes of values that one input may create, copy or compare.
    public var bytesPerInput = 64 * 1_024 * 1_024
    /// The maximum number of bytes of changes that one input may send to pages.
    public var changeBytes = 8 * 1_024 * 1_024
    /// The maximum size of all views on the screen, in bytes of JSON.
    public var snapshotBytes = 16 * 1_024 * 1_024
    /// The maximum size of one evaluated text, in bytes; longer texts are truncated.
    public var textBytes = 64 * 1_024
    /// The maximum nesting depth of views; at most 1,000.
    public var viewDepth = 500
    /// The maximum number of consecutive requests, each of which follows within a second of the previous response.
    public var requestsInARow = 200

    /// Creates the default limits, which suit a person at a browser.
    public init() {}

    /// The default limits, which suit a person at a browser.
    public static let standard = SessionLimits()
}
