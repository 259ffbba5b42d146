/// A closure that repeats the failed work.
public typealias BeagleRetry = () -> Void

/// A state that a server-driven screen reports to its navigation controller (Beagle iOS 1.2 and later).
public enum ServerDrivenState {
    /// Work began: loading a screen, or a navigation that fetches its destination.
    case started
    /// The work ended, successfully or not.
    case finished
    /// The work succeeded.
    case success
    /// The work failed; the retry repeats it.
    case error(ServerDrivenState.Error, BeagleRetry)
}

extension ServerDrivenState {
    /// The kind of work that failed, with the cause.
    public enum Error: Swift.Error {
        /// The request for a remote screen.
        case remoteScreen(Request.Error)
        /// An action. Beagle sets it only for form actions of Beagle 1.x; custom actions can use it.
        case action(Swift.Error)
        /// The request of a lazy component.
        case lazyLoad(Request.Error)
        /// The request of a Beagle 1.x form.
        case submitForm(Request.Error)
        /// The page of a web view.
        case webView(Swift.Error)
        /// A screen given as text that cannot be decoded.
        case declarativeText
    }
}

/// A closure that receives every state of a screen embedded in a `BeagleView`.
public typealias BeagleViewStateObserver = (ServerDrivenState) -> Void
