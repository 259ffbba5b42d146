public import Beagle
import HeadlessUIKit

/// A navigation controller for code written against Beagle iOS 1.0 and 1.1.
///
/// It hears today's states and tells them as `loading` and `error`, in the sequences of 1.1.
open class BeagleNavigationController: Beagle.BeagleNavigationController {
    private var progress = Progress.resting

    private enum Progress {
        case resting, loading
    }

    /// Called synchronously for every state of a screen inside.
    ///
    /// By itself it shows the loading view while loading, and hides it on loading's end and on an error; an override
    /// that does not call `super` has to hide its own in both.
    open func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .loading(true): view.showLoading(.whiteLarge)
        case .loading(false), .error: view.hideLoading()
        }
    }

    /// Translates; the old method is the one to override.
    public final override func serverDrivenStateDidChange(
        to state: Beagle.ServerDrivenState, at screenController: BeagleController
    ) {
        switch state {
        case .finished: endLoadingUnlessToldOtherwise(at: screenController)
        case .started, .success, .error:
            guard let old = ServerDrivenState(state, at: screenController) else { return }
            tell(old, at: screenController)
        }
    }

    private func tell(_ state: ServerDrivenState, at screen: BeagleController) {
        if case .loading(true) = state { progress = .loading } else { progress = .resting }
        serverDrivenStateDidChange(to: state, at: screen)
    }

    /// Success and error each end the loading themselves, before or after `finished`. Work that has neither, such as a
    /// custom action's, ends it when the turn is over.
    private func endLoadingUnlessToldOtherwise(at screen: BeagleController) {
        MainQueue.async { [weak self, weak screen] in
            guard let self, let screen, progress == .loading else { return }
            tell(.loading(false), at: screen)
        }
    }
}

extension ServerDrivenState {
    /// What 1.1 would have said, nil where it said nothing.
    ///
    /// A screen was silent until its request began, so a declarative one never said `loading(true)`. The end of the
    /// work needs no word of its own: success and error each say it.
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
