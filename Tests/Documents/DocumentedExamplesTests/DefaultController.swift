import Beagle
import UIKit

/// Beagle's documentation, "Check out below the Beagle Navigation Controller class".
///
/// Edits to the listing, each unavoidable:
/// * the class is in a namespace and inherits Beagle's own class, because a second root class could not be registered;
///   hence `override` on the method;
/// * `guard let retry = retry` is left out: the same page declares the retry as not optional, so it does not compile;
/// * `getServerDrivenErrorMessage(from:)`, which the page calls without printing it, follows below.
enum PrintedDefault {
    class BeagleNavigationController: Beagle.BeagleNavigationController {

        private var errorView = BeagleErrorView(message: nil) {}

        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            switch state {
            case .started:
                view.showLoading(.whiteLarge)
            case .finished:
                view.hideLoading()
            case .error(let serverDrivenError, let retry):
                let message = getServerDrivenErrorMessage(from: serverDrivenError)
                if !view.subviews.contains(errorView) {
                    errorView = BeagleErrorView(message: message, retry: retry)
                    errorView.present(in: view)
                } else {
                    errorView.addRetry(retry)
                }
            case .success:
                break
            }
        }

        private func getServerDrivenErrorMessage(from error: ServerDrivenState.Error) -> String {
            "Printed default: \(error.localizedDescription)"
        }
    }
}

/// The states in Beagle's documentation, "See its structure below". A test compares them with Beagle's own states, case
/// by case.
enum PrintedState {
    typealias BeagleRetry = () -> Void

    enum ServerDrivenState {
        case started
        case finished
        case success
        case error(ServerDrivenState.Error, BeagleRetry)
    }
}

extension PrintedState.ServerDrivenState {
    enum Error: Swift.Error {
        case remoteScreen(Request.Error)
        case action(Swift.Error)
        case lazyLoad(Request.Error)
        case submitForm(Request.Error)
        case webView(Swift.Error)
        case declarativeText
    }

    /// Converts a state of Beagle to the one that the documentation prints. There is no `default`, so that a case
    /// missing on one side does not compile.
    init(_ state: Beagle.ServerDrivenState) {
        switch state {
        case .started: self = .started
        case .finished: self = .finished
        case .success: self = .success
        case .error(let error, let retry): self = .error(Error(error), retry)
        }
    }
}

extension PrintedState.ServerDrivenState.Error {
    init(_ error: Beagle.ServerDrivenState.Error) {
        switch error {
        case .remoteScreen(let error): self = .remoteScreen(error)
        case .action(let error): self = .action(error)
        case .lazyLoad(let error): self = .lazyLoad(error)
        case .submitForm(let error): self = .submitForm(error)
        case .webView(let error): self = .webView(error)
        case .declarativeText: self = .declarativeText
        }
    }
}
