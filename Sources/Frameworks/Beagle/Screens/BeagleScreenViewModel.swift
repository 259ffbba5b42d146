/// The result of a screen's load, as reported to its controller.
package enum ScreenLoadReport {
    case started
    case success
    case failure(ServerDrivenState.Error)
}

/// Shows the screen that a view model loads.
package protocol ScreenLoadObserving: AnyObject {
    /// Called when the observer is attached, and after every change.
    func screenLoadDidChange(_ report: ScreenLoadReport)
    /// Records for analytics that the screen appeared.
    func recordAppearance()
}

/// Loads one screen, and stores it for the controllers that share it.
///
/// A screen that embeds a navigation controller shares its view model with the screen inside that controller. Source:
/// Beagle iOS 2.1, BeagleScreenViewModel.swift.
public final class BeagleScreenViewModel {
    /// The source of the screen's content.
    package private(set) var screenType: ScreenType

    /// The screen; nil until it is loaded. Its content is removed after rendering.
    package var screen: Screen? { shown?.screen }

    /// The last report about the load. An observer that is attached later receives it first.
    package private(set) var report: ScreenLoadReport

    /// An observer that receives every state, after the navigation controller has received it; nil if there is none.
    public var beagleViewStateObserver: BeagleViewStateObserver?

    /// The progress of the load.
    package var stage: ScreenLoad.Stage { load.stage }

    private var shown: ShownScreen?
    private weak var observer: (any ScreenLoadObserving)?
    private var load: ScreenLoad
    private var request: (any RequestToken)?

    /// Creates a view model for a screen that is not loaded yet.
    package init(screenType: ScreenType, stateObserver: BeagleViewStateObserver? = nil) {
        self.screenType = screenType
        beagleViewStateObserver = stateObserver
        report = .started
        load = ScreenLoad()
    }

    /// Creates a view model for a remote screen that the navigator has already fetched.
    package init(remote: ScreenType.Remote, loaded screen: Screen) {
        screenType = .remote(remote)
        shown = ShownScreen(whole: screen)
        report = .success
        load = ScreenLoad(stage: .shown)
    }

    deinit {
        request?.cancel()
    }

    /// Attaches the controller that shows the screen. The controller receives the last report immediately.
    package func attach(_ observer: any ScreenLoadObserving) {
        self.observer = observer
        observer.screenLoadDidChange(report)
    }

    /// Loads the screen. Loads it again after an error; does nothing while it is loading or once it is loaded.
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

    /// Records for analytics that the screen appeared, if it has content.
    public func trackEventOnScreenAppeared() { observer?.recordAppearance() }

    /// Does nothing (Beagle iOS 2.1, BeagleScreenViewModel.swift).
    public func trackEventOnScreenDisappeared() {}

    /// The retry of an error, which calls ``loadScreen()``. It retains this view model, but not its controller.
    package var retry: BeagleRetry {
        { [self] in
            guard observer != nil else { return BeagleMessage.retryTargetGone.record() }
            loadScreen()
        }
    }

    /// Releases the content after it was rendered, because the views do not need it.
    ///
    /// Components are large: they would be most of the memory of a screen that is shown for hours.
    package func contentWasDrawn() {
        switch screenType {
        case .declarative: break  // The screen type retains the content anyway.
        case .remote, .declarativeText: shown = shown?.outline
        }
    }

    /// Discards the current screen in favour of another one. The controller then attaches again and loads it.
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
                BeagleMessage.fallbackUsed(url: reserve.url, error: error).record()
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
