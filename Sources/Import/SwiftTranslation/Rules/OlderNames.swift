/// The names of UIKit before Swift 4.2, mapped to the current names.
///
/// Xcode accepts them without a warning in projects with Swift 4.
enum OlderNames {
    /// The older and the current names of types and constants.
    static let names: [String: String] = {
        var found: [String: String] = [
            "NSAttributedStringKey": "NSAttributedString.Key",
            "UITextBorderStyle": "UITextField.BorderStyle", "UITableViewCellStyle": "UITableViewCell.CellStyle",
            "UIControlEvents": "UIControl.Event", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
            "UITabBarSystemItem": "UITabBarItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
            "UIViewAutoresizing": "UIView.AutoresizingMask", "UIActivityType": "UIActivity.ActivityType",
            "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "UIBlurEffectStyle": "UIBlurEffect.Style",
            "UITableViewAutomaticDimension": "UITableView.automaticDimension",
            "UITableViewIndexSearch": "UITableView.indexSearch",
            "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
            "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
            "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
            "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
            "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
            "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
            "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
            "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
            "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
            "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
            "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
            "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
            "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
            "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
        ]
        found.merge(constants) { $1 }
        for (owner, parts) in nested { for part in parts { found[owner + part] = "\(owner).\(part)" } }
        for part in ["Attribute", "Relation", "FormatOptions"] {
            found["NSLayout" + part] = "NSLayoutConstraint.\(part)"
        }
        for part in ["Fade", "MoveIn", "Push", "Reveal"] {
            found["kCATransition" + part] = "CATransitionType.\(begun(part))"
        }
        for part in ["FromLeft", "FromRight", "FromTop", "FromBottom"] {
            found["kCATransition" + part] = "CATransitionSubtype.\(begun(part))"
        }
        for (prefix, type, parts) in families {
            for part in parts { found[prefix + part] = "\(type).\(begun(part))" }
        }
        for part in attributes { found["NS\(part)AttributeName"] = "NSAttributedString.Key.\(begun(part))" }
        for part in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"] {
            found["UIKeyboard\(part)UserInfoKey"] = "UIResponder.keyboard\(part)UserInfoKey"
        }
        return found
    }()

    /// Constants and types that follow no rule.
    private static let constants: [String: String] = [
        "RunLoopMode": "RunLoop.Mode", "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
        "UIApplicationShortcutIconType": "UIApplicationShortcutIcon.IconType",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIContextualActionStyle": "UIContextualAction.Style", "UIPressType": "UIPress.PressType",
        "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType", "UIEventType": "UIEvent.EventType",
        "UIEventSubtype": "UIEvent.EventSubtype", "UIDocumentState": "UIDocument.State",
        "UIDocumentChangeKind": "UIDocument.ChangeKind", "UIDocumentSaveOperation": "UIDocument.SaveOperation",
        "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
        "UIPushBehaviorMode": "UIPushBehavior.Mode", "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
        "UIWebViewNavigationType": "UIWebView.NavigationType", "UIPrintInfoOutputType": "UIPrintInfo.OutputType",
        "UIViewAnimationTransition": "UIView.AnimationTransition",
        "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
        "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
        "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
        "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow", "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
        "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow", "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
        "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    ]

    /// Constants whose names begin with a prefix and end with the name of a member of a type.
    private static let families: [(prefix: String, type: String, names: [String])] = [
        (
            "UIImagePickerController", "UIImagePickerController.InfoKey",
            [
                "OriginalImage", "EditedImage", "CropRect", "MediaType", "MediaURL", "ImageURL", "LivePhoto",
                "MediaMetadata", "ReferenceURL",
            ]
        ),
        (
            "kCAGravity", "CALayerContentsGravity",
            [
                "Center", "Top", "Bottom", "Left", "Right", "TopLeft", "TopRight", "BottomLeft", "BottomRight",
                "Resize", "ResizeAspect", "ResizeAspectFill",
            ]
        ),
        ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
        ("kCALineJoin", "CAShapeLayerLineJoin", ["Miter", "Round", "Bevel"]),
        ("kCAFillRule", "CAShapeLayerFillRule", ["NonZero", "EvenOdd"]),
        ("kCAFillMode", "CAMediaTimingFillMode", ["Forwards", "Backwards", "Both", "Removed"]),
        ("kCAAlignment", "CATextLayerAlignmentMode", ["Natural", "Left", "Right", "Center", "Justified"]),
        ("kCAAnimation", "CAAnimationCalculationMode", ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]),
        ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Radial", "Conic"]),
        (
            "kCAEmitterLayer", "CAEmitterLayerEmitterShape",
            ["Point", "Line", "Rectangle", "Cuboid", "Circle", "Sphere"]
        ),
        (
            "UIAccessibilityTrait", "UIAccessibilityTraits",
            [
                "None", "Button", "Link", "Header", "SearchField", "Image", "Selected", "StaticText", "NotEnabled",
                "UpdatesFrequently", "Adjustable", "SummaryElement", "AllowsDirectInteraction",
            ]
        ),
        ("UIWindowLevel", "UIWindow.Level", ["Normal", "Alert", "StatusBar"]),
    ]

    /// Attributed string keys of Swift 3.
    private static let attributes = [
        "Font", "ForegroundColor", "BackgroundColor", "ParagraphStyle", "Kern", "StrikethroughStyle", "UnderlineStyle",
        "UnderlineColor", "StrokeColor", "StrokeWidth", "Shadow", "Attachment", "Link", "BaselineOffset",
    ]

    /// The types that are nested now, by the enclosing class. Their old names begin with the name of that class.
    private static let nested: [String: [String]] = [
        "UIActivityIndicatorView": ["Style"], "UIAlertAction": ["Style"], "UIAlertController": ["Style"],
        "UIApplication": ["LaunchOptionsKey", "OpenURLOptionsKey", "State"], "UIBarButtonItem": ["Style"],
        "UICollectionView": ["ScrollDirection", "ScrollPosition"], "UIControl": ["State"],
        "UIDatePicker": ["Mode"], "UIDevice": ["BatteryState"], "UIFont": ["TextStyle", "Weight"],
        "UIFontDescriptor": ["SymbolicTraits", "AttributeName"], "UIGestureRecognizer": ["State"],
        "UIImage": ["RenderingMode", "Orientation", "ResizingMode"],
        "UIImagePickerController": ["SourceType", "CameraDevice", "InfoKey"],
        "UINavigationController": ["Operation"], "UINavigationItem": ["LargeTitleDisplayMode"],
        "UIPageViewController": ["NavigationDirection", "NavigationOrientation", "TransitionStyle"],
        "UIProgressView": ["Style"], "UIScrollView": ["KeyboardDismissMode", "IndicatorStyle"],
        "UISearchBar": ["Style", "Icon"], "UISplitViewController": ["DisplayMode"],
        "UIStackView": ["Alignment", "Distribution"], "UISwipeGestureRecognizer": ["Direction"],
        "UITabBarItem": ["Positioning"],
        "UITableView": ["RowAnimation", "ScrollPosition", "Style"],
        "UITableViewCell": ["AccessoryType", "EditingStyle", "SelectionStyle", "SeparatorStyle"],
        "UITableViewRowAction": ["Style"], "UITextField": ["ViewMode"],
        "UIView": [
            "AnimationCurve", "AnimationOptions", "ContentMode", "KeyframeAnimationOptions", "TintAdjustmentMode",
        ],
        "UIWindow": ["Level"],
    ]

    /// Names of notifications, as members of `Notification.Name`.
    static let notifications: [String: String] = {
        var found: [String: String] = [:]
        for (owner, prefix, names) in owners {
            for name in names {
                found[prefix + name] = "\(owner).\(begun(prefix.dropFirst(owner.count) + name))Notification"
            }
        }
        for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            found["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification"
        }
        return found
    }()

    private static let owners: [(owner: String, prefix: String, names: [String])] = [
        (
            "UIApplication", "UIApplication",
            [
                "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate",
                "DidFinishLaunching", "DidReceiveMemoryWarning", "SignificantTimeChange",
            ]
        ),
        ("UITextField", "UITextFieldText", ["DidBeginEditing", "DidChange", "DidEndEditing"]),
        ("UITextView", "UITextViewText", ["DidBeginEditing", "DidChange", "DidEndEditing"]),
        ("UIDevice", "UIDevice", ["OrientationDidChange"]),
        ("UIContentSizeCategory", "UIContentSizeCategory", ["DidChange"]),
    ]

    /// Methods and properties without arguments.
    static let members = [
        "childViewControllers": "children", "removeFromParentViewController": "removeFromParent",
        "addChildViewController": "addChild", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "commonModes": "common", "defaultRunLoopMode": "default",
    ]

    /// Methods by name and first label, mapped to the current name and label.
    static let methods: [String: (name: String, label: String?)] = [
        "bringSubview toFront": ("bringSubviewToFront", nil), "sendSubview toBack": ("sendSubviewToBack", nil),
        "willMove toParentViewController": ("willMove", "toParent"),
        "didMove toParentViewController": ("didMove", "toParent"),
    ]

    private static func begun(_ name: some StringProtocol) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
