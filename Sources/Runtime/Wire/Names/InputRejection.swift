/// The reason why an input was rejected before it changed anything.
public enum InputRejection: Error, Equatable, Sendable, Codable {
    /// The input is invalid; `reason` is a whole sentence.
    case malformed(reason: String)
    /// The view was never shown, or has left the screen.
    case staleView(ViewID)
    /// The view is on the screen, but a person could not reach it.
    case unreachable(ViewID, Obstacle)
    /// The view is reachable, but does not accept this type of input.
    case unsupported(ViewID, input: String)
    /// The input reports that a list was scrolled to its end, but the list has other items now, or its end was already
    /// reported.
    case outdatedRound(ViewID)
    /// The view has no part with this index, counted from 0; `count` is the number of parts.
    case outOfRange(ViewID, part: Part, index: Int, count: Int)
    /// The retry does not exist.
    case unknownRetry(RetryID)
    /// The retry was already run.
    case spentRetry(RetryID)
    /// The target of the retry is gone.
    case deadRetry(RetryID)
    /// The request is not held, or no longer held.
    case notHeld(RequestID)
    /// The visible screen has no back button.
    case nowhereBack
    /// The topmost screen cannot be dragged away in this direction.
    case nothingToSwipe(Swipe)
    /// The device already has these properties.
    case sameDevice
    /// More inputs arrived than a person could make.
    case tooManyInputs(retryAfter: Duration)
    /// The input could not be recorded, so it was not applied.
    case journalRefused(reason: String)
    /// The session's limit of recorded bytes is reached.
    case journalFull(bytes: Int)
    /// No process is available for the app; `reason` is a sentence without a full stop. The session retries by itself
    /// after `retryAfter`.
    case unavailable(reason: String, retryAfter: Duration)
    /// A recording is shown, which accepts no inputs.
    case recording
    /// The app has crashed and the session was not yet resumed; `reason` is a sentence without a full stop.
    case crashed(reason: String)
    /// The app crashed so often in a row that the next attempt has to wait.
    case crashedTooOften(count: Int, retryAfter: Duration)
    /// The app has not crashed, so there is nothing to resume.
    case notCrashed
    /// The app crashed at its opening or during a replay, so there is no state before the crash.
    case nothingBefore
    /// Another viewer has control now; `by` is that viewer's name.
    case notDriving(by: String?)
    /// The input with this number did not request control, or control has changed since.
    case nobodyAsked(input: Int)
    /// The session has ended.
    case ended(reason: String)
    /// The session was parked before the input was applied; the next request restores it.
    case putAside
    /// Another server of the cluster owns the session, or the owner is unknown. The session continues there.
    case elsewhere

    /// A part of a view that an input selects by its number. The raw value names the part in messages.
    public enum Part: String, Codable, Sendable {
        /// A page of a page view.
        case page
        /// A tab of a tab bar.
        case tab
    }

    /// The reason why a person cannot reach a view.
    public enum Obstacle: String, Sendable, Codable {
        /// The view or an ancestor is hidden.
        case hidden
        /// The view or an ancestor is disabled.
        case disabled
        /// Another view covers the view.
        case covered
        /// The view is already doing what the input requests.
        case busy
    }
}

extension InputRejection {
    /// Whether the input was possible on an earlier screen and only arrived too late.
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
    /// A sentence for people.
    public var description: String {
        switch self {
        case .malformed(let reason): reason
        case .staleView(let view): "View \(view) is not on the screen: it has left, or never existed."
        case .unreachable(let view, .hidden): "View \(view) is hidden."
        case .unreachable(let view, .disabled): "View \(view) is disabled."
        case .unreachable(let view, .covered): "View \(view) is covered by another view."
        case .unreachable(let view, .busy): "View \(view) is already refreshing."
        case .unsupported(let view, let input): "View \(view) does not accept inputs of type \"\(input)\"."
        case .outdatedRound(let view): "View \(view) does not expect the end of these items."
        case .outOfRange(let view, let part, let index, let count):
            "View \(view) has no \(part.rawValue) \(index): it has \(count), counted from 0."
        case .unknownRetry(let retry): "There is no retry \(retry)."
        case .spentRetry(let retry): "Retry \(retry) has already been run."
        case .deadRetry(let retry): "Retry \(retry) is no longer possible: its screen or view has been removed."
        case .notHeld(let request): "Request \(request) is not paused, or no longer paused."
        case .nowhereBack: "The visible screen has no back button."
        case .nothingToSwipe(.back): "The visible screen cannot be swiped back."
        case .nothingToSwipe(.down): "There is no sheet to drag down."
        case .sameDevice: "The device already has these settings."
        case .tooManyInputs(let wait):
            "Too many inputs for one session; wait \(max(1, wait.components.seconds)) s and try again."
        case .journalRefused(let reason): "The input could not be recorded: \(reason)"
        case .journalFull(let bytes):
            "The session's recording is full: it has \(bytes) bytes of inputs. Save it, and open another session."
        case .unavailable(let reason, _): "The app cannot run now: \(reason). Try again."
        case .crashed(let reason): "The app has crashed: \(reason). Try again, or continue from before."
        case .crashedTooOften(let count, let wait):
            "The app has crashed \(count) times in a row; wait \(wait.wholeSecondsUp) s and try again."
        case .notCrashed: "The app has not crashed; it runs."
        case .nothingBefore:
            "There is no state before the crash. Try again, or continue from an earlier step in a branch."
        case .recording: "This is a recording: it can be viewed, and continued in a branch."
        case .notDriving(let name):
            "\(name ?? "Somebody else") has control of this session now. You can watch, request control, or take it."
        case .nobodyAsked(let input):
            "Nobody requested control with input \(input), or control has changed since."
        case .ended(let reason): "The session has ended: \(reason)."
        case .putAside: "The session was parked while the request ran. Send it again."
        case .elsewhere: "Another server of the cluster runs the session now. Send the request again."
        }
    }
}
