import Sessions
import Wire

// The problems that clients receive for errors of sessions. Only this file maps those errors to HTTP.

extension FindingError {
    var problem: ProblemDetails {
        switch self {
        case .unknown(let name): .unknownSession(name)
        case .setAside: ProblemDetails(410, "quarantined", "This session is quarantined", description)
        case .onlyShown: .viewOnly()
        case .recording: InputRejection.recording.problem
        case .noRoom(let error): error.problem
        case .elsewhere: .elsewhere(description)
        case .archive(let error): error.problem
        }
    }
}

extension AdmissionError {
    var problem: ProblemDetails {
        switch self {
        case .stopping:
            ProblemDetails(503, "stopping", "The server is stopping", description).with("Retry-After", "2")
        case .tooManySessions:
            ProblemDetails(503, "too-many-sessions", "No room for another session", description)
                .with("Retry-After", "10")
        case .tooManyOfClient:
            ProblemDetails(429, "too-many-of-yours", "No room for another session of yours", description)
                .with("Retry-After", "10")
        }
    }
}

extension ArchiveError {
    var problem: ProblemDetails {
        switch self {
        case .away: .noContact(description)
        case .unreadable: ProblemDetails(500, "unreadable", "The recording cannot be read", description)
        case .notRecorded:
            ProblemDetails(503, "not-recorded", "The session could not be recorded", description)
                .with("Retry-After", "1")
        case .notDeleted:
            ProblemDetails(503, "not-deleted", "The session could not be deleted", description)
                .with("Retry-After", "1")
        case .inputsNotKept:
            ProblemDetails(409, "inputs-not-kept", "The inputs are no longer kept", description)
        }
    }
}

extension BranchError {
    var problem: ProblemDetails {
        switch self {
        case .noStep(let step, let count): .noStep(step, of: count)
        case .noBackend: .malformed(description)
        case .backend(let refusal): refusal.problem
        case .noRoom(let error): error.problem
        case .archive(let error): error.problem
        }
    }
}

extension BackendRefusal {
    var problem: ProblemDetails {
        switch self {
        case .unconfirmed(let origin): .unconfirmedBackend(origin)
        case .refused(let reason): .forbidden(reason)
        }
    }
}

extension SnapshotFailure {
    var problem: ProblemDetails {
        switch cause {
        case .interrupted:
            ProblemDetails(
                503, "look-interrupted", "The session could not be looked at",
                "The app's process ended before it had answered. Ask again.")
        case .crashed: ProblemDetails(500, "look-crashed", "The app crashed as it was looked at", description)
        case .refused(let rejection): rejection.problem
        }
    }
}

extension RecordingStore.Refusal {
    var problem: ProblemDetails {
        switch self {
        case .full: ProblemDetails(503, "too-many-recordings", "No room for another recording", description)
        case .archive(let error): error.problem
        }
    }
}

extension InputRejection {
    /// The problem that a client receives if its session could not be opened.
    var problemOfOpening: ProblemDetails {
        if case .journalRefused(let reason) = self { ArchiveError.notRecorded(reason: reason).problem } else { problem }
    }
}
