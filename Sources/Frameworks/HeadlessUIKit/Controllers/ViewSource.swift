/// Makes a controller's view from a file.
protocol ViewSource: AnyObject {
    /// Gives the controller its view.
    func loadView(of controller: UIViewController)
}

/// Who finds the file that a controller's view is in, where none came with the controller.
enum ViewSourceKey: ApplicationKey {
    static var defaultValue: ((UIViewController) -> (any ViewSource)?)? { nil }
}

extension UIViewController {
    /// Makes the view that a file has for the controller; false where there is none.
    func loadViewFromFile() -> Bool {
        let own = companions.lazy.compactMap { $0 as? any ViewSource }.first
        guard let source = own ?? UIApplication.shared.values[ViewSourceKey.self]?(self) else { return false }
        source.loadView(of: self)
        return isViewLoaded
    }
}
