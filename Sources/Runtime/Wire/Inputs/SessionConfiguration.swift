public import Foundation

/// What a session is opened with; its first input, so that a replay opens the same.
public struct SessionConfiguration: Sendable, Equatable {
    /// How strictly documents are read.
    public enum Strictness: String, Codable, CaseIterable, Sendable {
        /// What is unknown is passed over and noted.
        case lenient
        /// What is unknown is an error.
        case strict
    }

    /// The name of the app, as the server was told of others beside its own; nil is its own.
    public var app: String?
    /// The base URL of the BFF; nil leaves the app's own.
    public var bff: URL?
    /// Whether `bff` is a backend that the server itself serves, at another port from one start to the next.
    public var isOwnBackend: Bool
    /// The path or URL of the screen that replaces the app's own root.
    public var screen: String?
    /// A screen as Beagle JSON text, instead of a remote one.
    public var screenJSON: String?
    /// The id of the navigation controller that holds the screen.
    public var controller: String?
    /// How the session's documents are read; nil leaves it to the app's coder.
    public var decoding: Strictness?
    /// What a person holds as the app starts.
    public var device: Device
    /// What goes wrong on purpose from the start.
    public var faults: FaultScript
    /// Wall-clock milliseconds since 1970 at the opening; the only wall time that a session knows.
    public var opened: Int64
    /// How long a request may take; a simulated timeout lasts as long.
    public var requestTimeout: Duration
    /// The step of another session that this one goes on from; the app does not know.
    public var origin: BranchPoint?

    /// Describes a session that shows the app as it starts by itself, unless something is asked for.
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
