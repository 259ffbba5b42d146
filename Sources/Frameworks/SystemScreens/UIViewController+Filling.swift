package import HeadlessUIKit

extension UIViewController {
    /// Shows a controller in the whole view of this one.
    package func fill(with content: UIViewController) {
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

extension UIBarButtonItem {
    /// Creates a button of the system that runs a closure.
    package static func system(_ item: SystemItem, _ run: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in run() })
    }
}
