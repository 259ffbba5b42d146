package import Wire

/// An action of a person after a fault.
package enum UserAction: Sendable, Hashable {
    /// Waits for a minute.
    case wait
    /// Presses a view that appeared with the fault, such as `Retry` or `Cancel`.
    case press(Target)
    /// Presses the navigation bar's back button.
    case back
    /// Swipes back from the edge if there is no back button, or drags a sheet down.
    case swipe(Swipe)

    /// The name on the wire.
    package var name: String {
        switch self {
        case .wait: "wait"
        case .press: "press"
        case .back: "back"
        case .swipe(.back): "swipeBack"
        case .swipe(.down): "swipeDown"
        }
    }

    /// A description such as `pressing button "Retry"`.
    package var words: String {
        switch self {
        case .wait: "waiting 60 s"
        case .press(let target): "pressing \(target.description)"
        case .back: "going back"
        case .swipe(.back): "swiping back from the edge"
        case .swipe(.down): "dragging the sheet down"
        }
    }
}
