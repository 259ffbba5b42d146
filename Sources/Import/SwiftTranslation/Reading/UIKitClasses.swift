/// The superclasses of UIKit classes. Only the classes are listed in which extensions of libraries override members of
/// each other.
enum UIKitClasses {
    private static let parents = [
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
        "UIResponder": "NSObject", "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
        "UIControl": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView", "UIProgressView": "UIView",
        "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView", "UIVisualEffectView": "UIView",
        "UISearchBar": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
        "WKWebView": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
        "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
        "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
        "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIDatePicker": "UIControl",
        "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    ]

    /// Returns the superclasses of a UIKit class, starting with its direct superclass.
    static func ancestors(of name: String) -> [String] {
        Array(sequence(first: name) { parents[$0] }.dropFirst())
    }
}
