import JSON
import Locks
import Recordings
package import Sessions
import Wire

/// The apps, controllers and backend screens that the page offers to open.
///
/// No app is launched to find its controllers: they come from the app's first session. Before that session, only the
/// controller that every app has is listed.
package final class Catalogue: Sendable {
    /// The facts about an app that its first session reported.
    private struct App {
        let header: RecordingHeader
        /// The answer to `GET /api/controllers`.
        let controllers: [UInt8]
        /// Whether the app was replaced after that session.
        var isOutdated = false

        init(_ facts: AppFacts, product: String) {
            header = RecordingHeader(
                product: product, app: facts.name, controllers: facts.controllers.compactMap(\.id), opened: 0)
            controllers = JSON.array(facts.controllers.map(\.json)).encoded()
        }
    }

    /// The apps beside the server's own.
    package let others: [AvailableApp]
    private let listed: Locked<[UInt8]>
    private let madeSchema: Locked<[UInt8]?> = Locked(nil)
    private let makeSchema: @Sendable () -> [UInt8]
    /// The known apps by name; the server's own app has the key nil.
    private let learned = Locked<[String?: App]>([:])
    private let program: String
    /// The version of Kennel in the form that recordings contain.
    let product: String
    private let unknown: App

    /// Creates a catalogue.
    ///
    /// - Parameters:
    ///   - program: The name of the server's own program.
    ///   - product: The version of Kennel in the form that recordings contain.
    ///   - schema: Makes the schema of documents; called at the first request for it.
    package init(
        screens: [AvailableScreen], program: String, product: String, others: [AvailableApp] = [],
        schema: @escaping @Sendable () -> [UInt8] = { Array("true".utf8) }
    ) {
        makeSchema = schema
        listed = Locked(Self.list(screens))
        self.program = program
        self.product = product
        self.others = others
        unknown = App(
            AppFacts(name: "", controllers: [.init(id: nil, className: "BeagleNavigationController")]),
            product: product)
    }

    private static func list(_ screens: [AvailableScreen]) -> [UInt8] {
        JSON.array(screens.map(\.json)).encoded()
    }

    /// The answer to `GET /api/schema`.
    var schema: [UInt8] {
        madeSchema.withLock { made in
            if let made { return made }
            let schema = makeSchema()
            made = schema
            return schema
        }
    }

    /// The answer to `GET /api/screens`.
    var screens: [UInt8] { listed.withLock { $0 } }

    /// Replaces the backend's screens after the server's own app was replaced.
    ///
    /// The next session of the app supplies its new facts.
    package func begin(anewWith screens: [AvailableScreen]) {
        listed.withLock { $0 = Self.list(screens) }
        learned.withLock { $0[String?.none]?.isOutdated = true }
    }

    /// Whether a session has reported an app's facts since the app was last replaced.
    package func knows(_ app: String?) -> Bool { learned.withLock { $0[app]?.isOutdated == false } }

    /// The answer to `GET /api/apps`, which lists the server's own app first.
    var apps: [UInt8] {
        let own: JSON = [
            "name": .null, "program": .string(program), "version": .string(product), "state": "ready",
            "type": type(of: nil).map { .string($0) } ?? .null,
        ]
        return JSON.array([own] + others.map { $0.json(type: type(of: $0.name)) }).encoded()
    }

    /// Returns the answer to `GET /api/controllers`. Before the app's first session, only the standard controller is
    /// listed.
    func controllers(of app: String?) -> [UInt8] { facts(of: app).controllers }

    /// Returns the header of all recordings of an app. Its opening time is 0; each session sets its own.
    func header(of app: String?) -> RecordingHeader { facts(of: app).header }

    /// Records an app's facts from an opened session, unless they are known already.
    package func learn(from view: SessionView) async {
        let name = view.configuration.app
        guard !knows(name), let facts = try? await view.app(), !facts.name.isEmpty else { return }
        let app = App(facts, product: product)
        learned.withLock { if $0[name]?.isOutdated != false { $0[name] = app } }
    }

    private func facts(of app: String?) -> App { learned.withLock { $0[app] } ?? unknown }

    private func type(of app: String?) -> String? { learned.withLock { $0[app]?.header.app } }
}

extension AppFacts.Controller {
    /// The controller as the page lists it.
    fileprivate var json: JSON {
        ["id": id.map { .string($0) } ?? .null, "type": .string(className), "default": .bool(id == nil)]
    }
}
