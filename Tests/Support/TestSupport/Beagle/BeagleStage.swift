package import Beagle

/// An application with a window, and a network and a clock that the test controls.
package final class BeagleStage {
    package let host = HandTurnedHost()
    package let application: UIApplication
    package let timeline = Timeline()
    package let network: ScriptedNetwork
    package let notes = NoteTaker()
    package let dependencies = BeagleDependencies()
    private let window = UIWindow()

    package init(base: String? = "https://bff.test") {
        application = UIApplication(host: host)
        network = ScriptedNetwork(timeline: timeline)
        dependencies.coder.register(type: Probe.self)
        dependencies.navigation.registerDefaultNavigationController(builder: SpyNavigationController.init)
        dependencies.navigation.registerNavigationController(builder: OtherNavigationController.init, forId: "other")
        application.values[TimelineKey.self] = timeline
        application.values[NetworkClientKey.self] = network
        application.values[BaseURLKey.self] = base.flatMap(URL.init(string:))
        application.values[BeagleObserverKey.self] = notes
        run { Beagle.dependencies = dependencies }
    }

    /// Runs `body` as one turn of the application, including the work that it adds to the main queue.
    @discardableResult
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let result = try application.run(body)
        host.runQueue()
        return result
    }

    /// Makes `controller` the window's root.
    package func show(_ controller: UIViewController) {
        run {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// The window's root controller.
    package var root: UIViewController? { window.rootViewController }

    /// Completes the oldest request successfully with a body.
    package func answer(_ body: String = Documents.probe) {
        run { network.answer(body) }
    }

    /// Completes the oldest request with a failure.
    package func fail(_ reason: String = "no connection") {
        run { network.fail(reason) }
    }

    /// Advances the time of the host.
    package func advance(by time: Duration) {
        host.advance(by: time)
        host.runQueue()
    }
}

/// Records every message.
package final class NoteTaker: BeagleObserver {
    package private(set) var notes: [BeagleMessage] = []

    package init() {}

    package func record(_ note: BeagleMessage) { notes.append(note) }

    package func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState {
        ObservedState(state)
    }

    /// The messages of logged events of one level.
    package func logged(_ level: LogLevel) -> [String] {
        notes.compactMap { note in
            guard case .logged(let log) = note, log.level == level else { return nil }
            return log.message
        }
    }
}

/// Documents for tests.
package enum Documents {
    /// A component that records its rendering.
    package static let probe = #"{"_beagleComponent_":"custom:probe"}"#

    /// Text that is not a component.
    package static let broken = #"{"_beagleComponent_":"beagle:text","text":{"#
}
