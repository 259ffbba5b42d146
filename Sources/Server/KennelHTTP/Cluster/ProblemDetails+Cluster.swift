extension ProblemDetails {
    /// Returns the problem that another server of the cluster owns the session. A retry may reach that server.
    static func elsewhere(_ detail: String) -> ProblemDetails {
        ProblemDetails(503, kind: .elsewhere, title: "Another server runs the session", detail: detail).withHeader(
            "Retry-After", value: "1")
    }

    /// Returns the problem that the cluster's journal cannot be reached.
    static func noContact(_ reason: String = "The cluster's journal does not respond.") -> ProblemDetails {
        ProblemDetails(503, kind: .noContact, title: "The cluster's journal cannot be reached", detail: reason)
            .withHeader("Retry-After", value: "1")
    }

    /// Returns the problem that the session's server failed, and that it may have processed the request.
    static func interrupted() -> ProblemDetails {
        .elsewhere(
            "The session's server failed during the request. Check the request's effect, or send it again with the "
                + "same key."
        )
    }
}
