/// A Clean Swift router whose routes are listed by segue, once for both ways of finding them.
///
/// ```swift
/// extension HomeRouter: SegueRouting {
///     var segueRoutes: [String: (UIStoryboardSegue?) -> Void] { ["Detail": routeToDetail] }
/// }
/// ```
/// New code calls ``route(_:)`` in `prepare(for:sender:)`. Code from iOS that makes a selector of the segue's name
/// finds the same routes as `routeToNAMEWithSegue:`.
public protocol SegueRouting: SelectorTable {
    /// The routes by the identifier of their segue.
    var segueRoutes: [String: (UIStoryboardSegue?) -> Void] { get }
}

extension SegueRouting {
    /// The routes as `routeToNAMEWithSegue:`.
    public var selectors: [Selector: (Any?) -> Void] {
        Dictionary(
            uniqueKeysWithValues: segueRoutes.map { name, route in
                (Selector("routeTo\(name)WithSegue:"), { route($0 as? UIStoryboardSegue) })
            })
    }

    /// Takes the route of a segue; one without a name needs none, and a name without a route is logged.
    public func route(_ segue: UIStoryboardSegue) {
        guard let name = segue.identifier else { return }
        guard let route = segueRoutes[name] else {
            let note = ApplicationNote.message("\(type(of: self)) has no route for the segue \"\(name)\"")
            return UIApplication.shared.host.log(note)
        }
        route(segue)
    }
}
