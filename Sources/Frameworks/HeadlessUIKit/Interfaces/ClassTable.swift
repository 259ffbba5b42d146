/// The app's classes that storyboards and nibs can name.
struct ClassTable {
    private let byName: [String: InterfaceClass]
    private let byType: [ObjectIdentifier: InterfaceClass]

    init(_ classes: [InterfaceClass]) {
        byName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
        byType = Dictionary(classes.map { (ObjectIdentifier($0.type), $0) }) { $0.merging($1) }
    }

    /// Returns the app's class with this name, or otherwise the UIKit class; nil if there is neither.
    func type(named name: String) -> AnyClass? { byName[name]?.type ?? Self.plain[name] }

    /// Creates an object of a class that is neither a view nor a controller; nil if it is unknown.
    func object(named name: String) -> AnyObject? { byName[name]?.make?() }

    /// Returns the function that creates segues of a class; nil if it is unknown.
    func segue(named name: String) -> ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)? {
        byName[name]?.segue
    }

    /// Returns the tables of an object's class and its superclasses, most specific first.
    private func tables(of object: AnyObject) -> [InterfaceClass] {
        guard !byType.isEmpty else { return [] }
        return sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.compactMap { mirror in
            (mirror.subjectType as? AnyClass).flatMap { byType[ObjectIdentifier($0)] }
        }
    }

    /// Returns the member of an object that its class or the nearest superclass declares.
    func member(_ name: String, of object: AnyObject) -> InterfaceClass.Member? {
        tables(of: object).lazy.compactMap { $0.members[name] }.first
    }

    /// Returns the names of the outlets that must be connected, because their type is an implicitly unwrapped optional.
    func neededOutlets(of object: AnyObject) -> [String] {
        tables(of: object).flatMap(\.members.values).compactMap { member in
            if case .outlet(isNeeded: true, _) = member.kind { member.name } else { nil }
        }.sorted()
    }

    /// Returns a selector that contains the action method of the object's class; nil if it has no such method.
    func method(_ selector: Selector, of object: AnyObject) -> Selector? {
        guard case .action(let method) = member(selector.description, of: object)?.kind else { return nil }
        return method
    }

    /// The UIKit classes that files can name as custom classes.
    private static let plain: [String: AnyClass] = [
        "UIView": UIView.self, "UIControl": UIControl.self, "UIButton": UIButton.self, "UILabel": UILabel.self,
        "UIImageView": UIImageView.self, "UIScrollView": UIScrollView.self, "UITableView": UITableView.self,
        "UITableViewCell": UITableViewCell.self, "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "UICollectionView": UICollectionView.self, "UICollectionViewCell": UICollectionViewCell.self,
        "UICollectionReusableView": UICollectionReusableView.self, "UITextField": UITextField.self,
        "UITextView": UITextView.self, "UIStackView": UIStackView.self, "WKWebView": WKWebView.self,
        "UIViewController": UIViewController.self, "UITableViewController": UITableViewController.self,
        "UICollectionViewController": UICollectionViewController.self,
        "UINavigationController": UINavigationController.self, "UITabBarController": UITabBarController.self,
        "UISplitViewController": UISplitViewController.self,
    ]
}
