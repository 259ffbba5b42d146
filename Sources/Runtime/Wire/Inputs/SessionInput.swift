/// Everything that can happen to a session. Nothing else changes one.
///
/// What a person does, what the network answers and what the clock brings arrive as these values, in one order; the
/// same values in the same order always give the same session. What is large stands apart, because most inputs are
/// small and many are kept.
public enum SessionInput: Sendable, Equatable {
    /// The app starts; always the first input, and only that.
    indirect case opened(SessionConfiguration)
    /// A tap inside a view; without a place, as keys and older recordings have it, it was in the middle.
    case tap(ViewID, at: TouchPlace? = nil)
    /// Something else that a finger did on a view.
    indirect case gesture(ViewID, Gesture)
    /// The whole text of a field after an edit; `sequence` is the page's own count of its edits.
    case text(ViewID, String, sequence: Int?)
    /// A field is being edited from now on.
    case focus(ViewID)
    /// A field is no longer being edited.
    case blur(ViewID)
    /// Return was pressed in a field.
    case returnKey(ViewID)
    /// A scroll came to rest at this offset, in points.
    case scroll(ViewID, x: Double, y: Double)
    /// So much of a list's content has been seen, in points along its direction; `round` is the list's own number for
    /// the items that were measured.
    case scrollEnd(ViewID, round: Int, offset: Double, visible: Double, length: Double)
    /// A slider was moved: how far it is now, from 0 at its least value to 1 at its greatest, and whether a finger
    /// still holds it.
    case slide(ViewID, to: Double, isHeld: Bool)
    /// A page view came to rest on a page.
    case page(ViewID, index: Int)
    /// A tab was chosen.
    case tab(ViewID, index: Int)
    /// A list was pulled to refresh.
    case pull(ViewID)
    /// A row of a table was drawn aside, back or to another place.
    case row(ViewID, RowDrag)
    /// A button of an alert was chosen, counted in the order in which the alert shows them.
    case alert(ViewID, button: Int)
    /// The navigation bar's back button.
    case back
    /// A screen was dragged away: back from the edge, or a sheet downwards.
    case swipe(Swipe)
    /// The device was turned, or something else was chosen in its settings.
    indirect case device(DeviceChange)
    /// A pending retry was run from outside the screen.
    case retry(RetryID)
    /// A request was answered, with whatever status.
    indirect case response(RequestID, TransportResponse)
    /// A request got no answer.
    indirect case failure(RequestID, TransportFailure)
    /// The input before had code ask a server in the middle of its turn, which heard this; always right behind it. The
    /// code has gone on with the answer already: this keeps it, and ends the request.
    indirect case read(RequestID, TransportOutcome)
    /// A timer came due.
    case timer(TimerID)
    /// The session goes on after a time in which it did not run.
    case resumed(Pause)
    /// The text of the root screen was replaced by somebody who writes it.
    case document(ScreenDocument)
    /// What goes wrong on purpose changed.
    case faults(FaultScript)
    /// A person let go of a request, or of an answer, that a rule held.
    indirect case held(RequestID, HeldDecision)
    /// A person wrote on steps, for others to read; the app hears nothing of it.
    case notes([StepNote])
    /// Somebody asked for control, took it, or handed it over; the app hears nothing of it.
    indirect case control(ControlChange)
    /// An input ended the app's process, and was not applied.
    indirect case crashed(FatalInput)
}

extension SessionInput {
    /// Whether a page reports this by itself: where content and caret are, which may be over before the report arrives.
    package var isReport: Bool {
        switch self {
        case .focus, .blur, .scroll, .scrollEnd: true
        case .opened, .tap, .gesture, .text, .returnKey, .slide, .page, .tab, .pull, .alert, .back, .swipe, .device,
            .retry, .response, .failure, .read, .timer, .resumed, .document, .faults, .held, .notes, .control, .crashed,
            .row:
            false
        }
    }

    /// Whether it tells what code heard in the turn of the input before.
    package var isReading: Bool { if case .read = self { true } else { false } }

    /// What it is and what it is about, as programs name it: `tap v2`.
    package var name: String {
        switch self {
        case .response(let id, _), .failure(let id, _), .read(let id, _), .held(let id, _): "\(typeName) \(id)"
        case .timer(let id): "timer \(id)"
        case .retry(let id): "retry \(id)"
        default: view.map { "\(typeName) \($0)" } ?? typeName
        }
    }

    /// The view that a person did something to; nil for all else.
    package var view: ViewID? {
        switch self {
        case .tap(let id, _), .gesture(let id, _), .text(let id, _, _), .focus(let id), .blur(let id),
            .returnKey(let id),
            .scroll(let id, _, _),
            .scrollEnd(let id, _, _, _, _), .slide(let id, _, _), .page(let id, _), .tab(let id, _), .pull(let id),
            .alert(let id, _):
            id
        case .row(let id, _): id
        case .opened, .back, .swipe, .device, .retry, .response, .failure, .read, .timer, .resumed, .document, .faults,
            .held, .notes, .control, .crashed:
            nil
        }
    }
}
