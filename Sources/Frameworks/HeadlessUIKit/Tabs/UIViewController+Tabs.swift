extension UIViewController {
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
}
