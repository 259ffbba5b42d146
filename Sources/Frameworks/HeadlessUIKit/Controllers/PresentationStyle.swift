/// The area of the screen that a presentation covers, and its effect on the presenter.
package enum PresentationStyle: String, Sendable {
    case sheet, fullScreen, overFullScreen, alert

    init(_ controller: UIViewController) {
        let asked = controller.modalPresentationStyle
        let style = asked == .automatic ? controller.plainPresentationStyle : asked
        switch style {
        case .fullScreen, .currentContext: self = .fullScreen
        case .pageSheet, .formSheet, .popover, .automatic: self = .sheet
        case .overFullScreen, .overCurrentContext, .custom, .blurOverFullScreen: self = .overFullScreen
        case .none: self = .alert
        }
    }

    /// Whether the presenter's view is removed from the window.
    var coversPresenter: Bool {
        switch self {
        case .sheet, .fullScreen: true
        case .overFullScreen, .alert: false
        }
    }

    /// Whether the presenter's appearance methods are called. For a sheet they are not called, as on iOS 13 and later.
    var endsPresenterAppearance: Bool { self == .fullScreen }

    var comes: Transition { self == .alert ? .fade : .present }
    var goes: Transition { self == .alert ? .fade : .dismiss }

    /// The duration of the animation, in seconds.
    var seconds: TimeInterval { duration / .seconds(1) }

    /// The duration of the page's animation of a presentation in this style.
    var duration: Duration {
        switch self {
        case .alert: .milliseconds(250)
        case .sheet, .fullScreen, .overFullScreen: .milliseconds(400)
        }
    }
}
