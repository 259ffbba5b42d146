extension ProblemDetails {
    /// The problem that another server of the cluster owns the session. A retry may reach that server.
    static func elsewhere(_ detail: String) -> ProblemDetails {
        ProblemDetails(503, kind: .elsewhere, title: "Another server has the session", detail: detail).withHeader(
            "Retry-After", value: "1")
    }

    /// The problem that the cluster's journal cannot be reached.
    static func noContact(_ reason: String = "The cluster's journal does not answer.") -> ProblemDetails {
        ProblemDetails(503, kind: .noContact, title: "The cluster's journal cannot be reached", detail: reason)
            .withHeader("Retry-After", value: "1")
    }

    /// The problem that the session's server failed, and that it may have processed the request.
    static func interrupted() -> ProblemDetails {
        .elsewhere(
            "The server that had the session went while it was asked. Look what became of it, or ask again with the same key."
        )
    }
}
