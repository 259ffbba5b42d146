public import HeadlessUIKit

/// Looks to begin with, which `<>` puts together (Beagle iOS 2.1, AppTheme.swift).
public struct BeagleStyle {
    /// Fills any view.
    public static func backgroundColor(withColor color: UIColor) -> (UIView?) -> Void {
        { $0?.backgroundColor = color }
    }

    /// Font and colour of a text.
    public static func text(font: UIFont, color: UIColor) -> (UITextView?) -> Void {
        { view in
            view?.font = font
            view?.textColor = color
        }
    }

    /// The font of a label.
    public static func label(withFont font: UIFont) -> (UILabel?) -> Void {
        { $0?.font = font }
    }

    /// The colour of a label.
    public static func label(withTextColor color: UIColor) -> (UILabel?) -> Void {
        { $0?.textColor = color }
    }

    /// Font and colour of a label.
    public static func label(font: UIFont, color: UIColor) -> (UILabel?) -> Void {
        label(withFont: font) <> label(withTextColor: color)
    }

    /// The colour of a button's title.
    public static func button(withTitleColor color: UIColor) -> (UIButton?) -> Void {
        { $0?.setTitleColor(color, for: .normal) }
    }

    /// The edge of a text input, in one colour while its text is accepted and in another while its error is shown.
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

    /// The colours of a row of tabs. The mark under the chosen tab has the colour of its text, whatever is said here,
    /// and pictures keep theirs.
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

/// Binds weaker than putting looks together, stronger than assignment.
precedencegroup StyleApplication {
    associativity: left
    higherThan: AssignmentPrecedence
}

/// Binds stronger than applying a look.
precedencegroup StyleComposition {
    associativity: left
    higherThan: StyleApplication
}

infix operator |> : StyleApplication
infix operator <> : StyleComposition

/// Gives a value to a function: a view to a look.
@discardableResult
public func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }

/// One look after the other.
public func <> <A: AnyObject>(f: @escaping (A?) -> Void, g: @escaping (A?) -> Void) -> (A?) -> Void {
    { view in
        f(view)
        g(view)
    }
}
