/// Runs the failed work again.
public typealias BeagleRetry = () -> Void

/// What a server-driven screen tells its navigation controller (Beagle iOS 1.2 and later).
public enum ServerDrivenState {
    /// Work began: a screen's load, or a navigation that has to fetch its destination.
    case started
    /// The work ended, well or badly.
    case finished
    /// The work ended well.
    case success
    /// The work failed, and the retry runs it again.
    case error(ServerDrivenState.Error, BeagleRetry)
}

extension ServerDrivenState {
    /// What failed.
    public enum Error: Swift.Error {
        /// The request for a remote screen.
        case remoteScreen(Request.Error)
        /// An action; never raised by Beagle itself, for custom actions to use.
        case action(Swift.Error)
        /// The request of a lazy component.
        case lazyLoad(Request.Error)
        /// A form's request; never raised by Beagle itself.
        case submitForm(Request.Error)
        /// A web view's page.
        case webView(Swift.Error)
        /// A screen given as text that does not decode.
        case declarativeText
    }
}

/// Hears every state of a screen embedded in a `BeagleView`.
public typealias BeagleViewStateObserver = (ServerDrivenState) -> Void
