/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits of the keys.
    public let rawValue: Int
    /// The keys of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the block of digits.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a key of a keyboard would do. It is kept, and no key does it: the page's keys are its own.
open class UIKeyCommand: UIMenuElement {
    /// The key up.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key down.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key that leaves something.
    public static let inputEscape = "UIKeyInputEscape"

    /// The key.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The method that is called.
    public let action: Selector?
    /// What is handed to it.
    open var propertyList: Any?
    /// Words for who looks for it.
    open var discoverabilityTitle: String?
    /// Whether it goes before what the system does with the key.
    open var wantsPriorityOverSystemBehavior = false
    /// What can be said about it.
    open var attributes: Attributes
    /// Whether it is chosen.
    open var state: State

    /// A command of a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, subtitle: nil, image: image)
    }

    /// A command of a key, in the words of before iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: discoverabilityTitle ?? "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
