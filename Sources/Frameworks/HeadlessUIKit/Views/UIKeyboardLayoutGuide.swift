/// The part of a view that the keyboard takes; while there is none, what is below the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it goes with a keyboard that floats; none does here.
    open var followsUndockedKeyboard = false
    /// Whether it stands on the safe area while there is no keyboard, or else on the lower edge.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owningView?.safeAreaChanged() } }
    }
}

extension UIView {
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let found = keyboardGuide { return found }
        let made = UIKeyboardLayoutGuide(.keyboard, of: self)
        withExtras { $0.forRarest.guides.append(made) }
        return made
    }

    private var keyboardGuide: UIKeyboardLayoutGuide? {
        (rare?.rarest?.guides ?? []).lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    }

    /// How much of the view lies below the upper edge of the keyboard, or of what the safe area leaves free.
    var guidedInset: CGFloat {
        let safe = keyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        return min(max(safe, coveredByKeyboard), max(0, rectangle.height))
    }

    /// How much of the view lies behind the keyboard.
    var coveredByKeyboard: CGFloat {
        guard let keyboard = SimulatedDevice.keyboardFrame else { return 0 }
        return max(0, convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y - keyboard.minY)
    }
}
