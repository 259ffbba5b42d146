package import HeadlessUIKit

/// An application with a window, a host that the test controls, and a reader of its change sets. Each test has its own.
package final class Stage {
    package let host = HandTurnedHost()
    package let application: UIApplication
    package let window: UIWindow
    package let reader: TreeReader

    package init(root: UIViewController? = nil) throws {
        let host = host
        application = UIApplication(host: host)
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        application.run {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        host.runQueue()
        reader = try TreeReader(application)
    }

    /// Creates a window that shows a controller's screen with a view on it. The reader has already received both.
    package convenience init(showing view: UIView) throws {
        let root = UIViewController()
        try self.init(root: root)
        act { root.view.addSubview(view) }
        try drain()
    }

    /// Runs a body inside the application, with the closures that it adds to the main queue.
    @discardableResult
    package func act<R>(_ body: () throws -> R) rethrows -> R {
        application.run { application.settleArrivals() }
        let result = try application.run(body)
        host.runQueue()
        application.run { application.environment.tellObservers { host.runQueue() } }
        return result
    }

    /// Applies the changes to the reader, and checks that it now has the tree.
    @discardableResult
    package func drain() throws -> [ChangeSet.Change] {
        let set = application.changes.drain()
        try reader.apply(set)
        try reader.compare(with: application)
        return set.changes
    }

    package func advance(_ duration: Duration) { host.advance(by: duration) }
}

extension [ChangeSet.Change] {
    /// Each change as a word and the view's id.
    package var summary: [String] {
        map { change in
            switch change {
            case .insert(let view, _, let before, let transition):
                "insert \(name(view))" + (before.map { " before \(name($0))" } ?? "")
                    + (transition.map { " (\($0.rawValue))" } ?? "")
            case .move(let view, _, let before):
                "move \(name(view))" + (before.map { " before \(name($0))" } ?? "")
            case .remove(let id, let transition): "remove \(id)" + (transition.map { " (\($0.rawValue))" } ?? "")
            case .update(let view, _, _): "update \(name(view))"
            }
        }
    }

    private func name(_ view: UIView) -> String { view.id?.description ?? "?" }
}
