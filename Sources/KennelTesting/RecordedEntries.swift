import JSON

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

    init(_ entry: JSON) {
        state = entry["state"]?.string ?? ""
        controller = entry["controller"]?.string
        screen = entry["screen"]?["url"]?.string ?? entry["screen"]?["id"]?.string
        errorKind = entry["error"]?["kind"]?.string
        reason = entry["error"]?["reason"]?.string
        message = entry["error"]?["message"]?.string
        retry = entry["retry"]?.string
        attempt = entry["attempt"]?.int
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

    init(_ entry: JSON) {
        id = entry["id"]?.string ?? ""
        method = entry["method"]?.string ?? ""
        url = entry["url"]?.string ?? ""
        purpose = entry["purpose"]?.string ?? ""
        phase = entry["phase"]?.string ?? ""
        status = entry["status"]?.int
        fault = entry["fault"]?.string
    }
}
