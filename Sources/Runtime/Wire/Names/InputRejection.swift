/// Why an input was turned away before it changed anything.
public enum InputRejection: Error, Equatable, Sendable, Codable {
    /// The input does not say what it must; `reason` is a whole sentence.
    case malformed(reason: String)
    /// The view was never shown, or has left the screen.
    case staleView(ViewID)
    /// The view is on the screen, but a person could not reach it.
    case unreachable(ViewID, Obstacle)
    /// The view is reachable, but takes no such input.
    case unsupported(ViewID, input: String)
    /// The list has other items by now, or knows already that its end has been seen.
    case outdatedRound(ViewID)
    /// The view has no part of this number, counted from 0; `count` is how many it has.
    case outOfRange(ViewID, part: Part, index: Int, count: Int)
    /// There is no such retry.
    case unknownRetry(RetryID)
    /// The retry was run before.
    case spentRetry(RetryID)
    /// What the retry would have retried is gone.
    case deadRetry(RetryID)
    /// Nothing holds the request, or not any more.
    case notHeld(RequestID)
    /// The visible screen has no back button.
    case nowhereBack
    /// No screen on top can be dragged away like this.
    case nothingToSwipe(Swipe)
    /// The device is that already.
    case sameDevice
    /// More inputs arrived than a person could make.
    case tooManyInputs(retryAfter: Duration)
    /// The input could not be recorded, so it was not applied.
    case journalRefused(reason: String)
    /// As much was recorded of the session as may be.
    case journalFull(bytes: Int)
    /// No process can be had for the app, for this reason, which is a sentence without its end. The session waits for
    /// one, and tries again after so long by itself.
    case unavailable(reason: String, retryAfter: Duration)
    /// What is shown is a recording, which takes no inputs.
    case recording
    /// The app crashed, just now or before, and nobody has gone on yet; `reason` says how, without its end.
    case crashed(reason: String)
    /// The app crashed so often in a row that the next attempt has to wait.
    case crashedTooOften(count: Int, retryAfter: Duration)
    /// The app has not crashed, so there is nothing to go on from.
    case notCrashed
    /// The app crashed as it was opened, or as it was rebuilt, so that the session never stood before that.
    case nothingBefore
    /// Somebody else drives the session by now; `by` is what they call themselves.
    case notDriving(by: String?)
    /// Nobody asked for control with an input of this number, or control has changed hands since.
    case nobodyAsked(input: Int)
    /// The session is over.
    case ended(reason: String)
    /// The session was put aside before it was this input's turn; it comes back when it is found again.
    case putAside
    /// Another server of the cluster has the session, or it cannot be told which has; it goes on there.
    case elsewhere

    /// What a view has several of; the raw value is what a person calls it.
    public enum Part: String, Codable, Sendable {
        /// One of the pages of a page view.
        case page
        /// One of the tabs of a tab bar.
        case tab
    }

    /// What stands between a person and a view.
    public enum Obstacle: String, Sendable, Codable {
        /// It, or something around it, is not drawn.
        case hidden
        /// It, or something around it, takes no input at present.
        case disabled
        /// Something lies over it.
        case covered
        /// It is doing already what the input asks for.
        case busy
    }
}

extension InputRejection {
    /// Whether the input was possible on a screen that has changed since, or is gone.
    package var meansLate: Bool {
        switch self {
        case .staleView, .unreachable, .outdatedRound, .crashed: true
        case .malformed, .unsupported, .outOfRange, .unknownRetry, .spentRetry, .deadRetry, .notHeld, .nowhereBack,
            .nothingToSwipe, .sameDevice, .tooManyInputs, .journalRefused, .journalFull, .unavailable, .recording,
            .crashedTooOften, .notCrashed, .nothingBefore, .notDriving, .nobodyAsked, .ended, .putAside, .elsewhere:
            false
        }
    }
}

extension InputRejection: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch self {
        case .malformed(let reason): reason
        case .staleView(let view): "View \(view) is gone: it has left the screen, or never was on it."
        case .unreachable(let view, .hidden): "View \(view) is hidden."
        case .unreachable(let view, .disabled): "View \(view) is disabled."
        case .unreachable(let view, .covered): "View \(view) is covered by another view."
        case .unreachable(let view, .busy): "View \(view) is refreshing already."
        case .unsupported(let view, let input): "View \(view) takes no input of type \"\(input)\"."
        case .outdatedRound(let view): "View \(view) does not wait for the end of these items."
        case .outOfRange(let view, let part, let index, let count):
            "View \(view) has no \(part.rawValue) \(index): it has \(count), counted from 0."
        case .unknownRetry(let retry): "There is no retry \(retry)."
        case .spentRetry(let retry): "Retry \(retry) is gone: it has been run already."
        case .deadRetry(let retry): "Retry \(retry) is gone: nothing that it could retry is left."
        case .notHeld(let request): "Request \(request) is not paused, or not any more."
        case .nowhereBack: "The visible screen has no back button."
        case .nothingToSwipe(.back): "The visible screen cannot be swiped back."
        case .nothingToSwipe(.down): "There is no sheet on top that could be dragged down."
        case .sameDevice: "The device is like that already."
        case .tooManyInputs(let wait):
            "Too many inputs for one session; wait \(max(1, wait.components.seconds)) s and try again."
        case .journalRefused(let reason): "The input could not be recorded: \(reason)"
        case .journalFull(let bytes):
            "\(bytes) bytes of inputs were recorded of this session, which is all it may have. Save it, and open another."
        case .unavailable(let reason, _): "The app cannot run at present: \(reason). Try again."
        case .crashed(let reason): "The app has crashed: \(reason). Try again, or continue from before."
        case .crashedTooOften(let count, let wait):
            "The app has crashed \(count) times in a row; wait \(wait.wholeSecondsUp) s and try again."
        case .notCrashed: "The app has not crashed; it runs."
        case .nothingBefore:
            "There is nothing to continue from here. Try again, or continue from an earlier step in a branch."
        case .recording: "This is a recording: it can be viewed, and continued in a branch."
        case .notDriving(let name):
            "\(name ?? "Somebody else") has control of this session now. You can watch, request control, or take it."
        case .nobodyAsked(let input):
            "Nobody requested control with input \(input), or control has changed hands since."
        case .ended(let reason): "The session has ended: \(reason)."
        case .putAside: "The session just went to sleep. Try again."
        case .elsewhere: "Another server of the cluster runs the session now. Try again."
        }
    }
}
