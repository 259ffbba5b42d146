import Flexbox
package import HeadlessUIKit

/// A box that forwards the accessibility settings of its component to a view inside it.
protocol SpokenBox: UIView {
    /// The view that receives the accessibility settings in place of this box.
    var spokenView: UIView { get }
}

/// A box with the component's size, whose background and border belong to a view inside it.
protocol DecoratedBox: UIView {
    /// The view that receives the decoration of the component's style in place of the box.
    var decoratedView: UIView { get }
}

extension Style {
    /// The style in two parts: `layout` determines position and size, `decoration` determines the appearance.
    var parted: (layout: Style, decoration: Style) {
        var layout = self
        layout.backgroundColor = nil
        layout.borderColor = nil
        layout.borderWidth = nil
        layout.cornerRadius = nil
        layout.padding = nil
        var decoration = Style()
        decoration.backgroundColor = backgroundColor
        decoration.borderColor = borderColor
        decoration.borderWidth = borderWidth
        decoration.cornerRadius = cornerRadius
        decoration.padding = padding
        return (layout, decoration)
    }
}

extension UIView {
    /// Makes the view a flex box: a column that can shrink, the default for components. `change` can change the style.
    func becomeBox(_ change: (inout FlexStyle) -> Void = { _ in }) {
        var style = FlexStyle.component
        change(&style)
        flexStyle = style
        isFlexBox = true
    }

    /// Creates a box around one view.
    convenience init(around view: UIView) {
        self.init()
        addSubview(view)
    }

    /// Applies the layout and the decoration of a style. Members that the style does not set keep the values that the
    /// component has given its view.
    package func apply(_ style: Style, values: some ExpressionReader) {
        var dress = decoration
        style.decorate(&dress, values: values)
        decoration = dress
        var box = flexStyle
        (listContent == nil ? style : style.ofList).apply(to: &box, values: values)
        flexStyle = box
        if let background = style.backgroundColor, let text = values.value(of: background) {
            backgroundColor = HexColor(text)?.color ?? .clear
        }
    }

    /// Applies the accessibility settings to the view that represents the component.
    func speak(_ accessibility: Accessibility) {
        ((self as? any SpokenBox)?.spokenView ?? self).apply(accessibility)
    }

    /// Applies the accessibility settings to this view. A label is used only if the view is an accessibility element.
    package func apply(_ accessibility: Accessibility) {
        guard accessibility.accessible else {
            switch kind {
            case .label, .image: accessibilityElementsHidden = true
            case .view, .stack, .scroll, .form: declared.role = "presentation"
            case .window, .button, .spinner, .blur, .navigationbar, .alert, .webview, .placeholder, .textfield,
                .textview, .toggle, .slider, .tabbar, .tabs, .pages, .slides, .pagecontrol, .refresh:
                break  // A view that can have the focus must not be hidden from assistive technology.
            }
            return
        }
        if let label = accessibility.accessibilityLabel {
            accessibilityLabel = label
            if kind == .view { declared.role = containsInteraction ? "group" : "img" }
        }
        if accessibility.isHeader { accessibilityTraits.insert(.header) }
    }

    /// Whether the view or a descendant is interactive, so that it must not be hidden as a whole.
    private var containsInteraction: Bool {
        self is UIControl || reactsToTap || subviews.contains { $0.containsInteraction }
    }

    /// Whether the view already handles taps itself. A `touchable` then puts a box around it.
    var hasOwnGestures: Bool {
        self is UIControl || self is UIScrollView || reactsToTap
    }
}
