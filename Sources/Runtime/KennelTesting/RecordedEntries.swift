import Wire

/// A state change of a screen, from the state log.
public struct RecordedState: Sendable, Equatable {
    /// `started`, `finished`, `success` or `error`.
    public let state: String
    /// The class of the navigation controller that received it, nil if there was none.
    public let controller: String?
    /// The URL or id of the screen.
    public let screen: String?
    /// For an error, the kind of the failed work: `remoteScreen`, `lazyLoad`, …
    public let errorKind: String?
    /// For a failed request, the reason: `networkError`, `decoding`, …
    public let reason: String?
    /// For an error, its message.
    public let message: String?
    /// For an error, the id of its retry.
    public let retry: String?
    /// For an error, the number of consecutive failures.
    public let attempt: Int?

    init(_ report: StateReport) {
        state = report.state.name.rawValue
        controller = report.controller
        screen = report.screen.url ?? report.screen.id
        errorKind = report.failure?.account.kind.rawValue
        reason = report.failure?.account.reason?.rawValue
        message = report.failure?.account.message
        retry = report.failure?.retry.description
        attempt = report.failure?.attempt
    }
}

/// A request, from the request list.
public struct RecordedRequest: Sendable, Equatable {
    /// The id, such as `q3`.
    public let id: String
    /// The HTTP method in upper case.
    public let method: String
    /// The absolute URL.
    public let url: String
    /// The purpose: `screen`, `navigation`, …
    public let purpose: String
    /// `pending`, `done`, `failed` or `cancelled`.
    public let phase: String
    /// The status code, nil if there was no response.
    public let status: Int?
    /// The fault that matched the request: `status 500 (1 of 2)`.
    public let fault: String?

    init(_ report: RequestReport) {
        id = report.id.description
        method = report.method
        url = report.url
        purpose = report.purpose
        phase = report.phase.rawValue
        status = report.status
        fault = report.fault
    }
}
