import JSON
import Locking
import Recording
package import Sessions
import Wire

/// What the page can offer to open: the app's controllers and the backend's screens.
///
/// No app is launched to find out: the controllers are those of the first session, and before it just the one that every
/// app has.
package final class Catalogue: Sendable {
    /// What the first session told of the app.
    private struct App {
        let header: RecordingHeader
        /// The answer to `GET /api/controllers`.
        let controllers: [UInt8]

        init(_ facts: AppFacts, product: String) {
            header = RecordingHeader(
                product: product, app: facts.name, controllers: facts.controllers.compactMap(\.id), opened: 0)
            controllers = JSON.array(facts.controllers.map(\.json)).encoded()
        }
    }

    /// The answer to `GET /api/screens`.
    let screens: [UInt8]
    private let learned = Locked<App?>(nil)
    private let product: String
    private let unknown: App

    /// `product` is the version of Kennel, as recordings name it.
    package init(screens: [OfferedScreen], product: String) {
        self.screens = JSON.array(screens.map(\.json)).encoded()
        self.product = product
        unknown = App(
            AppFacts(name: "", controllers: [.init(id: nil, className: "BeagleNavigationController")]),
            product: product)
    }

    /// Whether a session has told what the app is.
    package var isComplete: Bool { learned.withLock { $0 != nil } }

    /// The answer to `GET /api/controllers`, as far as it is known.
    var controllers: [UInt8] { app.controllers }

    /// What every recording made here says of the app; the time is the session's own.
    var recordingHeader: RecordingHeader { app.header }

    /// Looks into a session that has been opened; the first one counts.
    package func learn(from view: SessionView) async {
        guard !isComplete, let facts = await view.app(), !facts.name.isEmpty else { return }
        let app = App(facts, product: product)
        learned.withLock { if $0 == nil { $0 = app } }
    }

    private var app: App { learned.withLock { $0 } ?? unknown }
}

extension AppFacts.Controller {
    /// The controller as the page lists it.
    fileprivate var json: JSON {
        ["id": id.map { .string($0) } ?? .null, "type": .string(className), "default": .bool(id == nil)]
    }
}
