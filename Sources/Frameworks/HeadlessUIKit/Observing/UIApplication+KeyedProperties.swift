extension UIResponder: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension UINavigationItem: KeyValueCoding {}
extension UIAlertAction: KeyValueCoding {}
extension UIGestureRecognizer: KeyValueCoding {}
extension UIDevice: KeyValueCoding {}

/// The properties of UIKit's classes that can be read and set by name.
extension UIApplication: KeyedPropertyProvider {
    package var keyedProperties: KeyedProperties { Self.keyedProperties }

    private static let keyedProperties = KeyedProperties(
        views + texts + controls + scrolling + controllers + alerts + bars + CALayer.keyedProperties)

    private static let views = [
        KeyedProperty("frame", path: \UIView.frame), KeyedProperty("bounds", path: \UIView.bounds),
        KeyedProperty("center", path: \UIView.center), KeyedProperty("alpha", path: \UIView.alpha),
        KeyedProperty("hidden", "isHidden", path: \UIView.isHidden),
        KeyedProperty("transform", path: \UIView.transform),
        KeyedProperty("backgroundColor", path: \UIView.backgroundColor),
        KeyedProperty("tintColor", path: \UIView.tintColor), KeyedProperty("tag", path: \UIView.tag),
        KeyedProperty("clipsToBounds", path: \UIView.clipsToBounds),
        KeyedProperty("userInteractionEnabled", "isUserInteractionEnabled", path: \UIView.isUserInteractionEnabled),
        KeyedProperty("contentMode", path: \UIView.contentMode),
        KeyedProperty("accessibilityIdentifier", path: \UIView.accessibilityIdentifier),
        KeyedProperty("accessibilityLabel", path: \UIView.accessibilityLabel),
        KeyedProperty(reading: "layer", path: \UIView.layer),
        KeyedProperty(reading: "superview", path: \UIView.superview),
        KeyedProperty(reading: "subviews", path: \UIView.subviews),
        KeyedProperty(reading: "window", path: \UIView.window),
        KeyedProperty("image", path: \UIImageView.image),
        KeyedProperty("highlighted", "isHighlighted", path: \UIImageView.isHighlighted),
        KeyedProperty("progress", path: \UIProgressView.progress),
        KeyedProperty("color", path: \UIActivityIndicatorView.color),
        KeyedProperty("axis", path: \UIStackView.axis), KeyedProperty("spacing", path: \UIStackView.spacing),
    ]

    private static let texts = [
        KeyedProperty("text", path: \UILabel.text), KeyedProperty("text", path: \UITextField.text),
        KeyedProperty("text", path: \UITextView.text), KeyedProperty("text", path: \UISearchBar.text),
        KeyedProperty("attributedText", path: \UILabel.attributedText),
        KeyedProperty("attributedText", path: \UITextView.attributedText),
        KeyedProperty("textColor", path: \UILabel.textColor), KeyedProperty("textColor", path: \UITextField.textColor),
        KeyedProperty("textColor", path: \UITextView.textColor),
        KeyedProperty("font", path: \UILabel.font), KeyedProperty("font", path: \UITextField.font),
        KeyedProperty("font", path: \UITextView.font),
        KeyedProperty("textAlignment", path: \UILabel.textAlignment),
        KeyedProperty("textAlignment", path: \UITextField.textAlignment),
        KeyedProperty("numberOfLines", path: \UILabel.numberOfLines),
        KeyedProperty("placeholder", path: \UITextField.placeholder),
        KeyedProperty("placeholder", path: \UISearchBar.placeholder),
        KeyedProperty("attributedPlaceholder", path: \UITextField.attributedPlaceholder),
        KeyedProperty("secureTextEntry", "isSecureTextEntry", path: \UITextField.isSecureTextEntry),
        KeyedProperty(reading: "searchField", path: \UISearchBar.searchTextField),
        KeyedProperty(reading: "_searchField", path: \UISearchBar.searchTextField),
        KeyedProperty(reading: "cancelButton", path: \UISearchBar.cancel),
        KeyedProperty("cancelButtonText", path: \UISearchBar.cancelButtonText),
    ]

    private static let controls = [
        KeyedProperty("enabled", "isEnabled", path: \UIControl.isEnabled),
        KeyedProperty("selected", "isSelected", path: \UIControl.isSelected),
        KeyedProperty("highlighted", "isHighlighted", path: \UIControl.isHighlighted),
        KeyedProperty("on", "isOn", path: \UISwitch.isOn), KeyedProperty("onTintColor", path: \UISwitch.onTintColor),
        KeyedProperty("value", path: \UISlider.value), KeyedProperty("value", path: \UIStepper.value),
        KeyedProperty("minimumValue", path: \UISlider.minimumValue),
        KeyedProperty("maximumValue", path: \UISlider.maximumValue),
        KeyedProperty("selectedSegmentIndex", path: \UISegmentedControl.selectedSegmentIndex),
        KeyedProperty("currentPage", path: \UIPageControl.currentPage),
        KeyedProperty("date", path: \UIDatePicker.date),
        KeyedProperty("datePickerMode", path: \UIDatePicker.datePickerMode),
        KeyedProperty("textColor", path: \UIDatePicker.textColor),
        KeyedProperty("textColor", path: \UIPickerView.textColor),
    ]

    private static let scrolling = [
        KeyedProperty("contentOffset", path: \UIScrollView.contentOffset),
        KeyedProperty("contentSize", path: \UIScrollView.contentSize),
        KeyedProperty("contentInset", path: \UIScrollView.contentInset),
        KeyedProperty("scrollEnabled", "isScrollEnabled", path: \UIScrollView.isScrollEnabled),
        KeyedProperty("pagingEnabled", "isPagingEnabled", path: \UIScrollView.isPagingEnabled),
        KeyedProperty("bounces", path: \UIScrollView.bounces),
    ]

    private static let controllers = [
        KeyedProperty("title", path: \UIViewController.title), KeyedProperty("view", path: \UIViewController.view),
        KeyedProperty("modalPresentationStyle", path: \UIViewController.modalPresentationStyle),
        KeyedProperty("editing", "isEditing", path: \UIViewController.isEditing),
        KeyedProperty(reading: "navigationController", path: \UIViewController.navigationController),
        KeyedProperty(reading: "tabBarController", path: \UIViewController.tabBarController),
        KeyedProperty(reading: "navigationBar", path: \UINavigationController.navigationBar),
        KeyedProperty("viewControllers", path: \UINavigationController.viewControllers),
        KeyedProperty(reading: "tabBar", path: \UITabBarController.tabBar),
        KeyedProperty("selectedIndex", path: \UITabBarController.selectedIndex),
        KeyedProperty(reading: "keyWindow", path: \UIApplication.keyWindow),
        KeyedProperty(reading: "windows", path: \UIApplication.windows),
        KeyedProperty(reading: "delegate", path: \UIApplication.delegate),
        KeyedProperty(reading: "rootViewController", path: \UIWindow.rootViewController),
    ]

    private static let alerts = [
        KeyedProperty("message", path: \UIAlertController.message),
        KeyedProperty("attributedTitle", path: \UIAlertController.attributedTitle),
        KeyedProperty("attributedMessage", path: \UIAlertController.attributedMessage),
        KeyedProperty("titleTextColor", path: \UIAlertAction.titleTextColor),
        KeyedProperty("enabled", "isEnabled", path: \UIAlertAction.isEnabled),
        KeyedProperty(reading: "title", path: \UIAlertAction.title),
    ]

    private static let bars = [
        KeyedProperty("title", path: \UIBarItem.title), KeyedProperty("image", path: \UIBarItem.image),
        KeyedProperty("enabled", "isEnabled", path: \UIBarItem.isEnabled), KeyedProperty("tag", path: \UIBarItem.tag),
        KeyedProperty("badgeValue", path: \UITabBarItem.badgeValue),
        KeyedProperty("title", path: \UINavigationItem.title),
        KeyedProperty("enabled", "isEnabled", path: \UIGestureRecognizer.isEnabled),
    ]
}
