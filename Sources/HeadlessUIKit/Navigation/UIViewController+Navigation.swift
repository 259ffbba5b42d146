extension UIViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? {
        var controller = parent
        while let candidate = controller {
            if let navigation = candidate as? UINavigationController { return navigation }
            controller = candidate.parent
        }
        return nil
    }

    /// What a navigation bar shows for this controller; it begins with the controller's title.
    public var navigationItem: UINavigationItem {
        for case let item as UINavigationItem in companions { return item }
        let item = UINavigationItem()
        item.title = title
        companions.append(item)
        return item
    }
}

extension UINavigationItem: TitleHearing {
    func titleChanged(to title: String?) { self.title = title }
}
