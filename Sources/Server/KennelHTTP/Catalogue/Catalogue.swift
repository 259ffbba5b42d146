import JSON
import Locks
import Recordings
package import Sessions
import Wire

/// What the page can offer to open: apps, their controllers, and the backend's screens.
///
/// No app is launched to find out: the controllers are those of its first session, and before it just the one that
/// every app has.
package final class Catalogue: Sendable {
    /// What the first session told of an app.
    private struct App {
        let header: RecordingHeader
        /// The answer to `GET /api/controllers`.
        let controllers: [UInt8]
        /// Whether the app was replaced since.
        var isOutdated = false

        init(_ facts: AppFacts, product: String) {
            header = RecordingHeader(
                product: product, app: facts.name, controllers: facts.controllers.compactMap(\.id), opened: 0)
            controllers = JSON.array(facts.controllers.map(\.json)).encoded()
        }
    }

    /// The apps beside the server's own.
    package let others: [OfferedApp]
    private let listed: Locked<[UInt8]>
    private let madeSchema: Locked<[UInt8]?> = Locked(nil)
    private let makeSchema: @Sendable () -> [UInt8]
    /// Of each app, by its name; the server's own has none.
    private let learned = Locked<[String?: App]>([:])
    private let program: String
    private let product: String
    private let unknown: App

    /// `program` is what the server's own program is called, `product` the version of Kennel, as recordings name it,
    /// and `schema` what documents may hold, which is made when somebody asks for it.
    package init(
        screens: [OfferedScreen], program: String, product: String, others: [OfferedApp] = [],
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

    private static func list(_ screens: [OfferedScreen]) -> [UInt8] {
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

    /// The server's own app is another by now: these are its backend's screens, and the next session tells the rest.
    package func begin(anewWith screens: [OfferedScreen]) {
        listed.withLock { $0 = Self.list(screens) }
        learned.withLock { $0[String?.none]?.isOutdated = true }
    }

    /// Whether a session has told what an app is.
    package func knows(_ app: String?) -> Bool { learned.withLock { $0[app]?.isOutdated == false } }

    /// The answer to `GET /api/apps`: the server's own first.
    var apps: [UInt8] {
        let own: JSON = [
            "name": .null, "program": .string(program), "version": .string(product), "state": "ready",
            "type": type(of: nil).map { .string($0) } ?? .null,
        ]
        return JSON.array([own] + others.map { $0.json(type: type(of: $0.name)) }).encoded()
    }

    /// The answer to `GET /api/controllers`, as far as it is known.
    func controllers(of app: String?) -> [UInt8] { facts(of: app).controllers }

    /// What every recording of an app says of it; the time is the session's own.
    func header(of app: String?) -> RecordingHeader { facts(of: app).header }

    /// Looks into a session that has been opened; the first one of an app counts.
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
