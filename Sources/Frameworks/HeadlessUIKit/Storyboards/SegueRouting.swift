/// A Clean Swift router that lists its routes by segue identifier.
///
/// ```swift
/// extension HomeRouter: SegueRouting {
///     var segueRoutes: [String: (UIStoryboardSegue?) -> Void] { ["Detail": routeToDetail] }
/// }
/// ```
///
/// New code calls ``route(_:)`` in `prepare(for:sender:)`. Code from iOS usually builds a selector
/// `routeToNAMEWithSegue:` from the segue's identifier, and finds the same routes.
public protocol SegueRouting: SelectorTable {
    /// The routes by segue identifier.
    var segueRoutes: [String: (UIStoryboardSegue?) -> Void] { get }
}

extension SegueRouting {
    /// The routes by selector `routeToNAMEWithSegue:`.
    public var selectors: [Selector: (Any?) -> Void] {
        Dictionary(
            uniqueKeysWithValues: segueRoutes.map { name, route in
                (Selector("routeTo\(name)WithSegue:"), { route($0 as? UIStoryboardSegue) })
            })
    }

    /// Calls the route of a segue. A segue without an identifier is ignored, and an identifier without a route is
    /// logged.
    public func route(_ segue: UIStoryboardSegue) {
        guard let name = segue.identifier else { return }
        guard let route = segueRoutes[name] else {
            let note = ConsoleMessage.message("\(type(of: self)) has no route for the segue \"\(name)\"")
            return AppEnvironment.current.host.log(note)
        }
        route(segue)
    }
}
