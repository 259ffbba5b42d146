public import Foundation

/// The configuration with which a session is opened. It is the first input, so that a replay opens the same session.
public struct SessionConfiguration: Sendable, Equatable {
    /// The strictness with which documents are decoded.
    public enum Strictness: String, Codable, CaseIterable, Sendable {
        /// Unknown content is skipped and recorded.
        case lenient
        /// Unknown content is an error.
        case strict
    }

    /// The name of one of the server's additional apps; nil for the server's own app.
    public var app: String?
    /// The base URL of the backend; nil for the app's own.
    public var bff: URL?
    /// Whether `bff` is a backend served by this server, whose port can change with every start.
    public var isOwnBackend: Bool
    /// The path or URL of a screen that replaces the app's root screen.
    public var screen: String?
    /// A screen as Beagle JSON text, instead of a remote one.
    public var screenJSON: String?
    /// The id of the navigation controller that contains the screen.
    public var controller: String?
    /// The strictness with which documents are decoded; nil for that of the app's coder.
    public var decoding: Strictness?
    /// The device on which the app starts.
    public var device: Device
    /// The faults to simulate from the start.
    public var faults: FaultScript
    /// The wall-clock time of the opening, in milliseconds since 1970. It is the only wall-clock time that a session
    /// knows.
    public var opened: Int64
    /// The timeout of requests, and the duration of a simulated timeout.
    public var requestTimeout: Duration
    /// The step of another session from which this one branches; the app does not know it.
    public var origin: BranchPoint?

    /// Creates a configuration. With the default values, the app shows its own first screen, without faults.
    public init(
        app: String? = nil, bff: URL? = nil, isOwnBackend: Bool = false, screen: String? = nil,
        screenJSON: String? = nil, controller: String? = nil,
        decoding: Strictness? = nil, device: Device = Device(), faults: FaultScript = FaultScript(), opened: Int64 = 0,
        requestTimeout: Duration = .seconds(8), origin: BranchPoint? = nil
    ) {
        self.app = app
        self.bff = bff
        self.isOwnBackend = isOwnBackend
        self.screen = screen
        self.screenJSON = screenJSON
        self.controller = controller
        self.decoding = decoding
        self.device = device
        self.faults = faults
        self.opened = opened
        self.requestTimeout = requestTimeout
        self.origin = origin
    }
}
