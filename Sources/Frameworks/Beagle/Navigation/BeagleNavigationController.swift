public import HeadlessUIKit

/// A navigation controller that is notified of the states of the server-driven screens in it.
///
/// Subclasses override ``serverDrivenStateDidChange(to:at:)`` and call `super` for the default loading and error views:
/// ```swift
/// class CustomBeagleNavigationController: BeagleNavigationController {
///     override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
///         super.serverDrivenStateDidChange(to: state, at: screenController)
///     }
/// }
/// ```
/// Source: Beagle iOS 2.1, BeagleNavigationController.swift.
open class BeagleNavigationController: UINavigationController, ServerDrivenStateObserver {
    /// The id under which the controller was requested; nil for the default controller and for a controller created in
    /// code.
    public package(set) var controllerId: String?

    private weak var errorView: BeagleErrorView?

    /// Called synchronously for every state of a screen in this controller.
    ///
    /// The default implementation shows the loading view from `started` to `finished`, and one error view for all
    /// failures, whose Retry button calls all their retries.
    open func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .started:
            view.showLoading(.whiteLarge)
        case .finished:
            view.hideLoading()
        case .success:
            break
        case .error(let error, let retry):
            if let errorView, errorView.superview === view {
                errorView.addRetry(retry)
            } else {
                let errorView = BeagleErrorView(message: error.message, retry: retry)
                self.errorView = errorView
                errorView.present(in: view)
            }
        }
    }
}

extension ServerDrivenState.Error {
    /// The text of the default error view: the underlying reason, as in debug builds of Beagle iOS.
    public var message: String {
        switch self {
        case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error): error.message
        case .action(let error): error.localizedDescription
        case .webView, .declarativeText: "Unknown Error."
        }
    }
}

extension Request.Error {
    fileprivate var message: String {
        switch self {
        case .networkError(let error): error.error.localizedDescription
        case .decoding(let error): error.localizedDescription
        case .loadFromTextError, .urlBuilderError: localizedDescription
        }
    }
}
