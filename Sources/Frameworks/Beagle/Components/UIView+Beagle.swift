import Flexbox
package import HeadlessUIKit

/// A box of whose views one is what assistive technology is told about.
protocol SpokenBox: UIView {
    /// The view that takes the component's accessibility in place of the box.
    var spokenView: UIView { get }
}

/// A box whose size is the component's, while its ground and edge belong to a view inside.
protocol DecoratedBox: UIView {
    /// The view that takes the decoration of the component's style in place of the box.
    var decoratedView: UIView { get }
}

extension Style {
    /// What decides where a box stands and how large it is, and what decides how it looks inside that.
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
    /// Makes the view a box as components are: a column that gives way where room is missing, but for what is changed.
    func becomeBox(_ change: (inout FlexStyle) -> Void = { _ in }) {
        var style = FlexStyle.component
        change(&style)
        flexStyle = style
        isFlexBox = true
    }

    /// A box around one view.
    convenience init(around view: UIView) {
        self.init()
        addSubview(view)
    }

    /// Takes over layout and decoration; what the style does not say stays as the component's own view has it.
    package func apply(_ style: Style, _ values: some ExpressionReading) {
        var dress = decoration
        style.decorate(&dress, values)
        decoration = dress
        var box = flexStyle
        (listContent == nil ? style : style.ofList).lay(&box, values)
        flexStyle = box
        if let background = style.backgroundColor, let text = values.value(of: background) {
            backgroundColor = HexColor(text)?.color ?? .clear
        }
    }

    /// Has the view that speaks for a component take over what assistive technology is told.
    func speak(_ accessibility: Accessibility) {
        ((self as? any SpokenBox)?.spokenView ?? self).apply(accessibility)
    }

    /// Takes over what assistive technology is told; a label counts only where the view is an element.
    package func apply(_ accessibility: Accessibility) {
        guard accessibility.accessible else {
            switch kind {
            case .label, .image: accessibilityElementsHidden = true
            case .view, .stack, .scroll, .form: declared.role = "presentation"
            case .window, .button, .spinner, .blur, .navigationbar, .alert, .webview, .placeholder, .textfield,
                .textview, .toggle, .slider, .tabbar, .tabs, .pages, .slides, .pagecontrol, .refresh:
                break  // what can have the focus is not hidden from those who cannot see it
            }
            return
        }
        if let label = accessibility.accessibilityLabel {
            accessibilityLabel = label
            if kind == .view { declared.role = containsInteraction ? "group" : "img" }
        }
        if accessibility.isHeader { accessibilityTraits.insert(.header) }
    }

    /// Whether a person can do something with the view or anything inside, so that it must not be hidden in a whole.
    private var containsInteraction: Bool {
        self is UIControl || reactsToTap || subviews.contains { $0.containsInteraction }
    }

    /// Whether a tap is the view's own business already: then a touchable puts a box around it.
    var hasOwnGestures: Bool {
        self is UIControl || self is UIScrollView || reactsToTap
    }
}
