import InterfaceModel

extension InterfaceLoad {
    /// Sets the properties of a controller, except its view, and creates its initial child controllers.
    func fill(_ controller: UIViewController, from element: InterfaceElement) {
        self.controller = controller
        own(controller, as: element.id)
        scene?.begin(controller, in: self)
        if let title = place.text("title", of: element) { controller.title = title }
        if let style = element.choice("modalPresentationStyle", from: Self.presentations) {
            controller.modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", from: Self.transitions) {
            controller.modalTransitionStyle = style
        }
        if element.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
        if element.flag("definesPresentationContext") == true { controller.definesPresentationContext = true }
        if element.flag("modalInPresentation") == true { controller.isModalInPresentation = true }
        if let table = controller as? UITableViewController {
            table.clearsSelectionOnViewWillAppear = element.flag("clearsSelectionOnViewWillAppear") ?? true
        }
        if let item = element.property("navigationItem") { fill(controller.navigationItem, from: item) }
        if let item = element.property("tabBarItem") { fill(controller.tabBarItem, from: item) }
        if let bar = element.child("toolbarItems") { controller.toolbarItems = items(bar.children) }
        fillBars(of: controller, element)
        record(controller, from: element)
        begin(controller, from: element)
    }

    private func fill(_ item: UITabBarItem, from element: InterfaceElement) {
        if let system = element["systemItem"], let look = Self.systemTabs[system] {
            item.title = SystemWords.word(look.title)
            item.image = UIImage(systemName: look.symbol)
        }
        if let title = place.text("title", of: element) { item.title = title }
        if let image = place.image("image", of: element) { item.image = image }
        if let image = place.image("selectedImage", of: element) { item.selectedImage = image }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let tag = element.integer("tag") { item.tag = tag }
        record(item, from: element)
    }

    private func fillBars(of controller: UIViewController, _ element: InterfaceElement) {
        switch controller {
        case let navigation as UINavigationController:
            if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
            if let bar = element.property("toolbar") {
                if let color = place.color("tintColor", of: bar) { navigation.toolbar.tintColor = color }
                if let color = place.color("barTintColor", of: bar) { navigation.toolbar.barTintColor = color }
            }
            guard let bar = element.property("navigationBar") else { return }
            if let color = place.color("tintColor", of: bar) { navigation.navigationBar.tintColor = color }
            if let color = place.color("backgroundColor", of: bar) { navigation.navigationBar.backgroundColor = color }
            fill(navigation.navigationBar, from: bar)
            record(navigation.navigationBar, from: bar)
        case let tabs as UITabBarController:
            guard let bar = element.property("tabBar") else { return }
            if let color = place.color("tintColor", of: bar) { tabs.tabBar.tintColor = color }
            if let color = place.color("barTintColor", of: bar) { tabs.tabBar.barTintColor = color }
            record(tabs.tabBar, from: bar)
        default: break
        }
    }

    /// Creates the initial child controllers of a container.
    private func begin(_ controller: UIViewController, from element: InterfaceElement) {
        let relations = element.items("connections").filter { $0["kind"] == "relationship" }
        func controllers(_ name: String) -> [UIViewController] {
            relations.filter { $0["relationship"] == name }.compactMap { segue in
                segue["destination"].flatMap { scene?.controller(ofID: $0) }
            }
        }
        switch controller {
        case let navigation as UINavigationController:
            let root = controllers("rootViewController")
            if !root.isEmpty { navigation.viewControllers = root }
        case let tabs as UITabBarController: tabs.viewControllers = controllers("viewControllers")
        case let split as UISplitViewController:
            for (relation, column) in Self.columns {
                if let begun = controllers(relation).first { split.setViewController(begun, for: column) }
            }
        default: break
        }
    }

    private static let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
    ]

    static let presentations: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "blurOverFullScreen": .blurOverFullScreen,
        "none": .none, "automatic": .automatic,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    private static let systemTabs: [String: (title: String, symbol: String)] = [
        "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
        "topRated": ("Top rated", "star.fill"), "recents": ("Recents", "clock.fill"),
        "contacts": ("Contacts", "person.crop.circle.fill"), "history": ("History", "clock.fill"),
        "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
        "downloads": ("Downloads", "arrow.down.circle.fill"), "mostRecent": ("Most recent", "clock.fill"),
        "mostViewed": ("Most viewed", "list.number"),
    ]
}
