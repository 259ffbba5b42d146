import UIKit

/// The scenes that `openNativeRoute` can open.
enum SceneLinks {
    /// Returns the scene of a path with the given data, or nil for an unknown path.
    static func controller(for path: String, data: [String: String]) -> UIViewController? {
        switch path {
        case "/native/home": return scene("Home", of: "Main")
        case "/native/both-worlds":
            let both = scene("BothWorlds", of: "Main") as? BothWorldsViewController
            if let screen = data["screen"], var store = both?.router?.dataStore { store.screen = screen }
            return both
        case "/native/orders": return scene("ListOrders", of: "Orders")
        case "/native/orders/new":
            let create = scene("CreateOrder", of: "Orders") as? CreateOrderViewController
            if let bike = data["bike"], var store = create?.router?.dataStore { store.bike = bike }
            return create
        default: return nil
        }
    }

    private static func scene(_ identifier: String, of storyboard: String) -> UIViewController {
        UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
    }
}
