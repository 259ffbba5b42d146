public import HeadlessUIKit

/// Basic styles, which `<>` combines (Beagle iOS 2.1, AppTheme.swift).
public struct BeagleStyle {
    /// Returns a style with a background colour.
    public static func backgroundColor(withColor color: UIColor) -> (UIView?) -> Void {
        { $0?.backgroundColor = color }
    }

    /// Returns a style with font and colour of a text.
    public static func text(font: UIFont, color: UIColor) -> (UITextView?) -> Void {
        { view in
            view?.font = font
            view?.textColor = color
        }
    }

    /// Returns a style with the font of a label.
    public static func label(withFont font: UIFont) -> (UILabel?) -> Void {
        { $0?.font = font }
    }

    /// Returns a style with the text colour of a label.
    public static func label(withTextColor color: UIColor) -> (UILabel?) -> Void {
        { $0?.textColor = color }
    }

    /// Returns a style with font and text colour of a label.
    public static func label(font: UIFont, color: UIColor) -> (UILabel?) -> Void {
        label(withFont: font) <> label(withTextColor: color)
    }

    /// Returns a style with the title colour of a button.
    public static func button(withTitleColor color: UIColor) -> (UIButton?) -> Void {
        { $0?.setTitleColor(color, for: .normal) }
    }

    /// Returns a style with the border colours of a text input: one for valid text, and one while an error is shown.
    public static func textInput(
        validInputColor: UIColor? = nil, invalidInputColor: UIColor? = nil,
        borderStyle: UITextField.BorderStyle? = nil, borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil
    ) -> (UITextField?) -> Void {
        { field in
            guard let field, let input = field.superview?.superview as? TextInputView else { return }
            field.borderStyle = borderStyle ?? .none
            field.layer.borderWidth = borderWidth ?? 0
            field.layer.cornerRadius = cornerRadius ?? 0
            input.edgeColors = (validInputColor, invalidInputColor)
        }
    }

    /// Returns a style with the colours of a tab bar.
    ///
    /// `indicatorColor` and the icon colours have no visible effect: the mark below the selected tab has the colour of
    /// its text, and images keep their own colours.
    public static func tabBar(
        backgroundColor: UIColor, indicatorColor: UIColor, selectedTextColor: UIColor? = nil,
        unselectedTextColor: UIColor? = nil, selectedIconColor: UIColor? = nil, unselectedIconColor: UIColor? = nil
    ) -> (UIView?) -> Void {
        { view in
            guard let tabs = view as? TabBarView else { return }
            tabs.backgroundColor = backgroundColor
            tabs.textColors = (selectedTextColor, unselectedTextColor)
        }
    }
}

/// The precedence of `|>`: lower than the precedence of `<>`, and higher than the precedence of assignments.
precedencegroup StyleApplication {
    associativity: left
    higherThan: AssignmentPrecedence
}

/// The precedence of `<>`: higher than that of `|>`.
precedencegroup StyleComposition {
    associativity: left
    higherThan: StyleApplication
}

infix operator |> : StyleApplication
infix operator <> : StyleComposition

/// Applies a function to a value, such as a style to a view.
@discardableResult
public func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }

/// Combines two styles, which are applied in order.
public func <> <A: AnyObject>(f: @escaping (A?) -> Void, g: @escaping (A?) -> Void) -> (A?) -> Void {
    { view in
        f(view)
        g(view)
    }
}
