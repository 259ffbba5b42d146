/// An input, the only kind of value that changes a session.
///
/// Actions of people, responses from the network and ticks of the clock arrive as these values in one order. The same
/// values in the same order always produce the same session. Large values are indirect, because most inputs are small
/// and many are stored.
public enum SessionInput: Sendable, Equatable {
    /// The app starts; always the first input, and only that.
    indirect case opened(SessionConfiguration)
    /// A tap inside a view. Without a position, as from the keyboard and in old recordings, it is in the centre.
    case tap(ViewID, at: TouchPlace? = nil)
    /// Another gesture on a view.
    indirect case gesture(ViewID, Gesture)
    /// The whole text of a field after an edit; `sequence` is the page's number of the edit.
    case text(ViewID, String, sequence: Int?)
    /// A field begins editing.
    case focus(ViewID)
    /// A field ends editing.
    case blur(ViewID)
    /// Return was pressed in a field.
    case returnKey(ViewID)
    /// A scroll view came to rest at this offset, in points.
    case scroll(ViewID, x: Double, y: Double)
    /// The visible part of a list's content, in points along its direction. `round` identifies the set of items that
    /// was measured: the list increments it for each new set.
    case scrollEnd(ViewID, round: Int, offset: Double, visible: Double, length: Double)
    /// A slider was moved to a position from 0 (minimum) to 1 (maximum). `isHeld` is true while a finger still touches
    /// the slider.
    case slide(ViewID, to: Double, isHeld: Bool)
    /// A page view came to rest on a page.
    case page(ViewID, index: Int)
    /// A tab was selected.
    case tab(ViewID, index: Int)
    /// A list was pulled to refresh.
    case pull(ViewID)
    /// A table row was swiped open or closed, or moved.
    case row(ViewID, RowDrag)
    /// A button of an alert was pressed, counted in the order in which the alert shows them.
    case alert(ViewID, button: Int)
    /// The navigation bar's back button was pressed.
    case back
    /// A screen was dragged away: back from the edge, or a sheet downwards.
    case swipe(Swipe)
    /// The device was rotated, or a setting changed.
    indirect case device(DeviceChange)
    /// The system delivered an event to the app.
    indirect case system(SystemEvent)
    /// A pending retry was run from outside the screen.
    case retry(RetryID)
    /// A request received a response, with any status.
    indirect case response(RequestID, TransportResponse)
    /// A request failed without a response.
    indirect case failure(RequestID, TransportFailure)
    /// The response to a blocking request that the previous input made during its turn. It always follows that input.
    /// The code has already received it; this input records it and ends the request.
    indirect case read(RequestID, TransportOutcome)
    /// A timer fired.
    case timer(TimerID)
    /// The session resumed after a downtime.
    case resumed(Downtime)
    /// The text of the root screen was replaced by its author.
    case document(ScreenDocument)
    /// The fault script changed.
    case faults(FaultScript)
    /// A person decided about a request or response that a fault rule held.
    indirect case held(RequestID, HeldDecision)
    /// A person annotated steps; the app is not notified.
    case notes([StepAnnotation])
    /// Control was requested, taken or handed over; the app is not notified.
    indirect case control(ControlChange)
    /// An input crashed the app and was not applied.
    indirect case crashed(FatalInput)
}

extension SessionInput {
    /// The name of the case on the wire.
    public var typeName: String { type.name }

    /// Whether pages send this input by themselves to report a scroll position or the focus, which may be outdated on
    /// arrival.
    package var isReport: Bool { type.source == .report }

    /// Whether a client sent the input, and can be informed of a rejection.
    package var isFromClient: Bool {
        switch self {
        case .response, .failure, .read, .timer, .resumed, .crashed: false
        default: true
        }
    }

    /// Whether the input concerns the session only; the app is not notified.
    package var isRemark: Bool {
        switch self {
        case .notes, .control: true
        default: false
        }
    }

    /// Whether the input is the response to a blocking request in the turn before it.
    package var isBlockingResponse: Bool { if case .read = self { true } else { false } }

    /// The type and subject of the input for programs, such as `tap v2`.
    package var name: String { type.subject(self).map { "\(typeName) \($0)" } ?? typeName }

    /// The view on which a person acted; nil for other inputs.
    package var view: ViewID? { type.subject(self) as? ViewID }
}
