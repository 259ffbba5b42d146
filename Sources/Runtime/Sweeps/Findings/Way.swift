package import Wire

/// What a person does after a fault.
package enum Way: Sendable, Hashable {
    /// Nothing, for a minute.
    case wait
    /// A press on what came up with the fault: `Retry`, `Cancel`.
    case press(Target)
    /// The navigation bar's back button.
    case back
    /// A swipe back from the edge where no button leads back, or a sheet that is dragged down.
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

    /// `pressing button "Retry"`.
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
