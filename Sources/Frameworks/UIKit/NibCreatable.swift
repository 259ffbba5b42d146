/// A controller that can be created if its type is known only at run time. `kennel import` adds the conformance.
public protocol NibCreatable: UIViewController {
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

/// Replaces `Screen.init(nibName:bundle:)` if `Screen` is known only at run time.
///
/// Ends the session with a message if the class has no such initializer, as on iOS.
public func _fromNib<Screen: UIViewController>(_ type: Screen.Type, nibName: String?, bundle: Bundle?) -> Screen {
    let controller: UIViewController? =
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(UIViewController.self): UIViewController(nibName: nibName, bundle: bundle)
        case ObjectIdentifier(UITableViewController.self): UITableViewController(nibName: nibName, bundle: bundle)
        default: (type as? any NibCreatable.Type)?.init(nibName: nibName, bundle: bundle)
        }
    guard let screen = controller as? Screen else {
        fatalError("\(type) cannot be created by its metatype: it has no init(nibName:bundle:)")
    }
    return screen
}
