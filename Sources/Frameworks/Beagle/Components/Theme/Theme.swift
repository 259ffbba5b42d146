public import HeadlessUIKit

/// Provides the styles that documents name with `styleId` (Beagle iOS 2.1, AppTheme.swift).
public protocol Theme {
    /// Applies the style with this name to `view`; does nothing if there is none for the view's type.
    func applyStyle<View: UIView>(for view: View, withId id: String)
}

public protocol DependencyTheme {
    var theme: any Theme { get }
}

/// A theme made of a dictionary from names to functions that return styles, `() -> (UIButton?) -> Void`.
///
/// ```swift
/// func primary() -> (UIButton?) -> Void {
///     BeagleStyle.button(withTitleColor: .white) <> { $0?.layer.cornerRadius = 12 }
/// }
/// dependencies.theme = AppTheme(styles: ["Shop.Primary": primary])
/// ```
/// On iOS a style applies only to views of exactly its type. In Kennel a style for `UIView` applies to every view.
public struct AppTheme: Theme {
    private let styles: [String: Any]

    public init(styles: [String: Any] = [:]) {
        self.styles = styles
    }

    /// Applies the style with this name, if it is a style for the view's type or for `UIView`.
    public func applyStyle<View: UIView>(for view: View, withId id: String) {
        // In Swift 6, references to methods are Sendable. A cast distinguishes Sendable functions from others, so both
        // types are tried.
        switch styles[id] {
        case let make as () -> (View?) -> Void: make()(view)
        case let make as @Sendable () -> (View?) -> Void: make()(view)
        case let make as () -> (UIView?) -> Void: make()(view)
        case let make as @Sendable () -> (UIView?) -> Void: make()(view)
        default: break
        }
    }
}

/// The theme of the running app.
package enum AppliedTheme {
    /// Applies the style that the document names, if the app has one with that name.
    package static func style(_ view: some UIView, as styleId: String?) {
        guard let styleId, let theme = (Configured.dependencies as? any DependencyTheme)?.theme else { return }
        theme.applyStyle(for: view, withId: styleId)
    }

    /// Applies a style to the label of a text.
    ///
    /// A text is a `UITextView` on iOS, and themes style that class. So the style is also applied to a temporary text
    /// view, whose properties are copied to the label.
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
