/// What a screen's load has come to, as its controller hears it.
package enum ScreenLoadReport {
    case started
    case success
    case failure(ServerDrivenState.Error)
}

/// Draws what a view model reports.
package protocol ScreenLoadObserving: AnyObject {
    /// Called when the observer is attached, and then at every change.
    func screenLoadDidChange(_ report: ScreenLoadReport)
    /// Records for analytics that the screen appeared.
    func recordAppearance()
}

/// Obtains one screen, and keeps it for the controllers that share it.
///
/// A screen that wraps itself in a navigation controller and the screen inside share one view model.
/// Provenance: Beagle iOS 2.1, BeagleScreenViewModel.swift.
public final class BeagleScreenViewModel {
    /// What the screen is made of.
    package private(set) var screenType: ScreenType

    /// The screen, once it has been obtained; without its content from the moment that has been drawn.
    package var screen: Screen? { shown?.screen }

    /// What was reported last; an observer that is attached late hears it first.
    package private(set) var report: ScreenLoadReport

    /// Hears every state after the navigation controller did.
    public var beagleViewStateObserver: BeagleViewStateObserver?

    /// How far the load has come.
    package var stage: ScreenLoad.Stage { load.stage }

    private var shown: ShownScreen?
    private weak var observer: (any ScreenLoadObserving)?
    private var load: ScreenLoad
    private var request: (any RequestToken)?

    /// A screen still to be obtained.
    package init(screenType: ScreenType, stateObserver: BeagleViewStateObserver? = nil) {
        self.screenType = screenType
        beagleViewStateObserver = stateObserver
        report = .started
        load = ScreenLoad()
    }

    /// A remote screen that the navigator fetched before showing it.
    package init(remote: ScreenType.Remote, loaded screen: Screen) {
        screenType = .remote(remote)
        shown = ShownScreen(whole: screen)
        report = .success
        load = ScreenLoad(stage: .shown)
    }

    deinit {
        request?.cancel()
    }

    /// Attaches the controller that draws the screen; it hears the last report at once.
    package func attach(_ observer: any ScreenLoadObserving) {
        self.observer = observer
        observer.screenLoadDidChange(report)
    }

    /// Loads the screen, or loads it again; does nothing once there is one.
    public func loadScreen() {
        switch load.begin(from: screenType.source) {
        case .fetch(let attempt):
            announce(.started)
            fetch(attempt: attempt)
        case .read(let attempt):
            read(attempt: attempt)
        case .ignore:
            break
        }
    }

    /// Records for analytics that the screen appeared, if it has content by now.
    public func trackEventOnScreenAppeared() { observer?.recordAppearance() }

    /// Nothing is recorded of a screen that disappears (Beagle iOS 2.1, BeagleScreenViewModel.swift).
    public func trackEventOnScreenDisappeared() {}

    /// ``loadScreen()`` as the retry of an error. It keeps this view model alive, never its controller.
    package var retry: BeagleRetry {
        { [self] in
            guard observer != nil else { return BeagleNote.retryTargetGone.record() }
            loadScreen()
        }
    }

    /// Lets go of the content, which has become views that do not need it any more.
    ///
    /// Components are large: of a screen that stands for hours they would be most of what it costs.
    package func contentWasDrawn() {
        switch screenType {
        case .declarative: break  // the screen type keeps it anyway
        case .remote, .declarativeText: shown = shown?.outline
        }
    }

    /// Gives up the present screen for another one; the controller then attaches and loads again.
    package func replace(with screenType: ScreenType) {
        request?.cancel()
        request = nil
        self.screenType = screenType
        shown = nil
        load.replaced()
    }
}

// MARK: - One attempt

extension BeagleScreenViewModel {
    private func fetch(attempt: Int) {
        guard case .remote(let remote) = screenType else { return }
        request = ViewClient.configured(for: .screen).fetch(url: remote.url, additionalData: remote.additionalData) {
            [weak self] result in
            self?.end(attempt, with: result.mapError(ServerDrivenState.Error.remoteScreen), reserve: remote)
        }
    }

    private func read(attempt: Int) {
        switch screenType {
        case .declarative(let screen): end(attempt, with: .success(screen))
        case .declarativeText(let text): end(attempt, with: ScreenText(text).component())
        case .remote: break
        }
    }

    private func end(
        _ attempt: Int, with result: Result<any ServerDrivenComponent, ServerDrivenState.Error>,
        reserve: ScreenType.Remote? = nil
    ) {
        switch result {
        case .success(let component):
            guard load.contentArrived(attempt: attempt) == .show else { return }
            show(component.toScreen())
        case .failure(let error):
            switch load.attemptFailed(attempt: attempt, reserve: reserve?.fallback == nil ? .nothing : .fallback) {
            case .showFallback:
                guard let reserve, let fallback = reserve.fallback else { return }
                BeagleNote.fallbackUsed(url: reserve.url, error: error).record()
                show(fallback)
            case .fail: announce(.failure(error))
            case .show, .ignore: break
            }
        }
    }

    private func show(_ screen: Screen) {
        shown = ShownScreen(whole: screen)
        announce(.success)
    }

    private func announce(_ report: ScreenLoadReport) {
        self.report = report
        observer?.screenLoadDidChange(report)
    }
}

extension ScreenType {
    fileprivate var source: ScreenLoad.Source {
        switch self {
        case .remote: .remote
        case .declarative, .declarativeText: .local
        }
    }
}
