/// The classes of an app that files can name.
struct ClassTable {
    private let byName: [String: InterfaceClass]
    private let byType: [ObjectIdentifier: InterfaceClass]

    init(_ classes: [InterfaceClass]) {
        byName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
        byType = Dictionary(classes.map { (ObjectIdentifier($0.type), $0) }) { $0.merging($1) }
    }

    /// The class of a name; one of UIKit where the app has none.
    func type(named name: String) -> AnyClass? { byName[name]?.type ?? Self.plain[name] }

    /// An object of a class that is neither a view nor a controller.
    func object(named name: String) -> AnyObject? { byName[name]?.make?() }

    /// What makes a segue of a class.
    func segue(named name: String) -> ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)? {
        byName[name]?.segue
    }

    /// The tables that say something of an object, that of its own class first.
    private func tables(of object: AnyObject) -> [InterfaceClass] {
        guard !byType.isEmpty else { return [] }
        return sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.compactMap { mirror in
            (mirror.subjectType as? AnyClass).flatMap { byType[ObjectIdentifier($0)] }
        }
    }

    /// The member of an object, in its class or the nearest above it.
    func member(_ name: String, of object: AnyObject) -> InterfaceClass.Member? {
        tables(of: object).lazy.compactMap { $0.members[name] }.first
    }

    /// The outlets of an object without which its code would end, by name.
    func neededOutlets(of object: AnyObject) -> [String] {
        tables(of: object).flatMap(\.members.values).compactMap { member in
            if case .outlet(isNeeded: true, _) = member.kind { member.name } else { nil }
        }.sorted()
    }

    /// The method of an object, with a selector that brings it along.
    func method(_ selector: Selector, of object: AnyObject) -> Selector? {
        guard case .action(let method) = member(selector.description, of: object)?.kind else { return nil }
        return method
    }

    /// Classes of UIKit that files name as if they were the app's own.
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
