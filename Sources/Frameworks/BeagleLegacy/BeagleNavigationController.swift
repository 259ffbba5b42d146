public import Beagle
import HeadlessUIKit

/// A navigation controller for code written against Beagle iOS 1.0 and 1.1.
///
/// Translates Beagle's `ServerDrivenState` to the states `loading` and `error` of 1.1, in the order of 1.1.
open class BeagleNavigationController: Beagle.BeagleNavigationController {
    private var progress = Progress.resting

    private enum Progress {
        case resting, loading
    }

    /// Called synchronously for every state change of a screen in this controller.
    ///
    /// The default implementation shows the loading view on `loading(true)` and hides it on `loading(false)` and on
    /// `error`. An override that does not call `super` must hide its own loading view in both cases.
    open func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .loading(true): view.showLoading(.whiteLarge)
        case .loading(false), .error: view.hideLoading()
        }
    }

    /// Translates the state; subclasses override the method with the state of 1.1 instead.
    public final override func serverDrivenStateDidChange(
        to state: Beagle.ServerDrivenState, at screenController: BeagleController
    ) {
        switch state {
        case .finished: endLoadingIfStillLoading(at: screenController)
        case .started, .success, .error:
            guard let old = ServerDrivenState(state, at: screenController) else { return }
            reportState(old, at: screenController)
        }
    }

    private func reportState(_ state: ServerDrivenState, at screen: BeagleController) {
        if case .loading(true) = state { progress = .loading } else { progress = .resting }
        serverDrivenStateDidChange(to: state, at: screen)
    }

    /// Ends the loading state after `finished`. The states success and error end it as well, before or after
    /// `finished`. Other work, such as a custom action, reports neither of them. For such work, the loading state ends
    /// in the next turn of the main queue.
    private func endLoadingIfStillLoading(at screen: BeagleController) {
        MainQueue.async { [weak self, weak screen] in
            guard let self, let screen, progress == .loading else { return }
            reportState(.loading(false), at: screen)
        }
    }
}

extension ServerDrivenState {
    /// Creates the state that 1.1 reported for a current state; nil if it reported none.
    ///
    /// 1.1 reported nothing before the request began, so a declarative screen never reported `loading(true)`.
    /// `finished` has no equivalent, because success and error both end the loading state.
    init?(_ state: Beagle.ServerDrivenState, at screen: any BeagleController) {
        switch state {
        case .started:
            if let screen = screen as? BeagleScreenViewController, screen.viewModel.stage == .idle { return nil }
            self = .loading(true)
        case .success: self = .loading(false)
        case .finished: return nil
        case .error(let error, let retry): self = .error(error, retry)
        }
    }
}
