public import HeadlessUIKit

/// A navigation controller that hears how its server-driven screens are doing.
///
/// A subclass overrides ``serverDrivenStateDidChange(to:at:)`` and calls `super` for the default loading and error
/// views:
/// ```swift
/// class CustomBeagleNavigationController: BeagleNavigationController {
///     override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
///         super.serverDrivenStateDidChange(to: state, at: screenController)
///     }
/// }
/// ```
/// Provenance: Beagle iOS 2.1, BeagleNavigationController.swift.
open class BeagleNavigationController: UINavigationController, ServerDrivenStateHearing {
    /// The id it was asked for by; nil for the default controller and for one made by hand.
    public package(set) var controllerId: String?

    private weak var errorView: BeagleErrorView?

    /// Called synchronously for every state of a screen inside.
    ///
    /// By itself it shows the loading view from started to finished, and one error view for all failures; its Retry
    /// runs them all again.
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
    /// What the default error view says, worded as debug builds of the original word it: the underlying reason.
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
