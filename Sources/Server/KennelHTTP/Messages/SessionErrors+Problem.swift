import Sessions
import Wire

// The problems that clients receive for errors of sessions. Only this file maps those errors to HTTP.

extension FindingError {
    var problem: ProblemDetails {
        switch self {
        case .unknown(let name): .unknownSession(name)
        case .setAside:
            ProblemDetails(410, kind: .quarantined, title: "This session is quarantined", detail: description)
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
            ProblemDetails(503, kind: .stopping, title: "The server is stopping", detail: description).withHeader(
                "Retry-After", value: "2")
        case .tooManySessions:
            ProblemDetails(503, kind: .tooManySessions, title: "Too many sessions are open", detail: description)
                .withHeader("Retry-After", value: "10")
        case .tooManyOfClient:
            ProblemDetails(
                429, kind: .tooManyOfYours, title: "You have too many open sessions", detail: description
            )
            .withHeader("Retry-After", value: "10")
        }
    }
}

extension ArchiveError {
    var problem: ProblemDetails {
        switch self {
        case .away: .noContact(description)
        case .unreadable:
            ProblemDetails(500, kind: .unreadable, title: "The recording cannot be read", detail: description)
        case .notRecorded:
            ProblemDetails(503, kind: .notRecorded, title: "The session could not be recorded", detail: description)
                .withHeader("Retry-After", value: "1")
        case .notDeleted:
            ProblemDetails(503, kind: .notDeleted, title: "The session could not be deleted", detail: description)
                .withHeader("Retry-After", value: "1")
        case .inputsNotStored:
            ProblemDetails(409, kind: .inputsNotKept, title: "The inputs are no longer stored", detail: description)
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
                503, kind: .lookInterrupted, title: "The session could not be read",
                detail: "The app's process ended before it responded. Send the request again.")
        case .crashed:
            ProblemDetails(500, kind: .lookCrashed, title: "The app crashed while it was read", detail: description)
        case .refused(let rejection): rejection.problem
        }
    }
}

extension RecordingStore.Refusal {
    var problem: ProblemDetails {
        switch self {
        case .full:
            ProblemDetails(
                503, kind: .tooManyRecordings, title: "Too many recordings are open", detail: description)
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
