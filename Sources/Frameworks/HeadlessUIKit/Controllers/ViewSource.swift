/// An object that creates a controller's view from a file.
protocol ViewSource: AnyObject {
    /// Sets the controller's view.
    func loadView(of controller: UIViewController)
}

/// The key of a function that finds the file with the view of a controller. Used for controllers that were not created
/// from a file themselves.
enum ViewSourceKey: ApplicationKey {
    static var defaultValue: ((UIViewController) -> (any ViewSource)?)? { nil }
}

extension UIViewController {
    /// Loads the view from the controller's file. Returns false if there is none.
    func loadViewFromFile() -> Bool {
        let own = companions.lazy.compactMap { $0 as? any ViewSource }.first
        guard let source = own ?? AppEnvironment.current.values[ViewSourceKey.self]?(self) else { return false }
        source.loadView(of: self)
        return isViewLoaded
    }
}
