public import HeadlessUIKit

/// Knows the looks that documents name with `styleId` (Beagle iOS 2.1, AppTheme.swift).
public protocol Theme {
    /// Gives `view` the look of that name; does nothing when there is none for views of its type.
    func applyStyle<View: UIView>(for view: View, withId id: String)
}

/// Something that has a theme to offer, such as the application's dependencies.
public protocol DependencyTheme {
    /// The application's looks.
    var theme: any Theme { get }
}

/// A theme as a table: each name with a function that makes the look, `() -> (UIButton?) -> Void`.
///
/// ```swift
/// func primary() -> (UIButton?) -> Void {
///     BeagleStyle.button(withTitleColor: .white) <> { $0?.layer.cornerRadius = 12 }
/// }
/// dependencies.theme = AppTheme(styles: ["Shop.Primary": primary])
/// ```
/// On iOS a look counts only for views of exactly its type; here one for `UIView` counts for every view.
public struct AppTheme: Theme {
    private let styles: [String: Any]

    /// A theme of these looks.
    public init(styles: [String: Any] = [:]) {
        self.styles = styles
    }

    /// Applies the look under that name, when it is one for the view's type or for any view.
    public func applyStyle<View: UIView>(for view: View, withId id: String) {
        // Swift 6 makes references to methods Sendable, and a cast tells such a function from another.
        switch styles[id] {
        case let make as () -> (View?) -> Void: make()(view)
        case let make as @Sendable () -> (View?) -> Void: make()(view)
        case let make as () -> (UIView?) -> Void: make()(view)
        case let make as @Sendable () -> (UIView?) -> Void: make()(view)
        default: break
        }
    }
}

/// The running application's theme.
package enum AppliedTheme {
    /// Gives a view the look that the document names, if it names one that the application has.
    package static func style(_ view: some UIView, as styleId: String?) {
        guard let styleId, let theme = (Configured.dependencies as? any DependencyTheme)?.theme else { return }
        theme.applyStyle(for: view, withId: styleId)
    }

    /// A text is a `UITextView` on iOS and themes style one, so one is styled in the label's stead as well.
    static func style(text label: UILabel, as styleId: String?) {
        guard let styleId else { return }
        style(label, as: styleId)
        let original = UITextView()
        original.font = label.font
        original.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
        style(original, as: styleId)
        label.font = original.font
        label.adjustsFontForContentSizeCategory = original.adjustsFontForContentSizeCategory
        if let colour = original.textColor { label.textColor = colour }
        if let colour = original.backgroundColor { label.backgroundColor = colour }
        label.layer.cornerRadius = max(label.layer.cornerRadius, original.layer.cornerRadius)
    }
}
