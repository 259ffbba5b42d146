import Wire

/// One state of one screen, as the state log has it.
public struct RecordedState: Sendable, Equatable {
    /// `started`, `finished`, `success` or `error`.
    public let state: String
    /// The class of the navigation controller that heard it; nil when none did.
    public let controller: String?
    /// The URL or id of the screen.
    public let screen: String?
    /// For an error, what failed: `remoteScreen`, `lazyLoad`, …
    public let errorKind: String?
    /// For a failed request, why: `networkError`, `decoding`, …
    public let reason: String?
    /// For an error, the sentence that goes with it.
    public let message: String?
    /// For an error, the id of its retry.
    public let retry: String?
    /// For an error, how often in a row.
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

/// One request, as the request list has it.
public struct RecordedRequest: Sendable, Equatable {
    /// Its id, such as `q3`.
    public let id: String
    /// The method in capitals.
    public let method: String
    /// Where it went, absolute.
    public let url: String
    /// What for: `screen`, `navigation`, …
    public let purpose: String
    /// `pending`, `done`, `failed` or `cancelled`.
    public let phase: String
    /// The status, when there was an answer.
    public let status: Int?
    /// The fault that bit it: `status 500 (1 of 2)`.
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
