import Wire

/// A state change of a screen, from the state log.
public struct RecordedState: Sendable, Equatable {
    /// The name of the new state: `started`, `finished`, `success` or `error`.
    public let state: String
    /// The class of the navigation controller that received the state; nil if there was none.
    public let controller: String?
    /// The URL or id of the screen; nil if it has neither.
    public let screen: String?
    /// The kind of the failed work, such as `remoteScreen` or `lazyLoad`; nil unless the state is an error.
    public let errorKind: String?
    /// The reason why a request failed, such as `networkError` or `decoding`; nil unless the state is the error of a
    /// request.
    public let reason: String?
    /// The message of the error; nil unless the state is an error.
    public let message: String?
    /// The id of the error's retry, such as `r4`; nil unless the state is an error.
    public let retry: String?
    /// The number of consecutive failures of the same work; nil unless the state is an error.
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
    /// The purpose of the request, such as `screen` or `navigation`.
    public let purpose: String
    /// The progress of the request: `pending`, `done`, `failed` or `cancelled`.
    public let phase: String
    /// The status code; nil if there was no response.
    public let status: Int?
    /// The fault that affected the request, such as `status 500 (1 of 2)`; nil if there was none.
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
