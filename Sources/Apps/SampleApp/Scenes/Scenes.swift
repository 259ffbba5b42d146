import UIKit

/// The storyboards of the app.
enum Scenes {
    /// Registers all scenes, and the segues between them.
    static func register() {
        UIStoryboard.register("Main") { scenes in
            scenes.scene("Home", HomeViewController.init).segue("Detail", to: "Detail")
            scenes.scene("Detail", DetailViewController.init)
            scenes.scene("BothWorlds", BothWorldsViewController.init)
        }
        let worker = OrdersWorker(store: OrdersMemoryStore())
        UIStoryboard.register("Orders") { scenes in
            scenes.scene("ListOrders") { ListOrdersViewController(worker: worker) }
                .segue("CreateOrder", to: "CreateOrder").segue("ShowOrder", to: "ShowOrder")
            scenes.scene("CreateOrder") { CreateOrderViewController(worker: worker) }
            scenes.scene("ShowOrder", ShowOrderViewController.init)
        }
    }
}
