/// What kind of thing an element is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// One bit per trait.
    public let rawValue: UInt64
    /// Traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// Can be pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// Leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Chosen among others.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Plain text.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// Says what a section is about.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Takes search words.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Changes all the time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// Can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Holds tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

extension UIView {
    /// What the element is called.
    public var accessibilityLabel: String? {
        get { rare?.accessibility?.label }
        set { tell { $0.label = newValue } }
    }
    /// What using the element does.
    public var accessibilityHint: String? {
        get { rare?.accessibility?.hint }
        set { tell { $0.hint = newValue } }
    }
    /// What the element holds now.
    public var accessibilityValue: String? {
        get { rare?.accessibility?.value }
        set { tell { $0.value = newValue } }
    }
    /// What tests find the element by.
    public var accessibilityIdentifier: String? {
        get { rare?.accessibility?.identifier }
        set { tell { $0.identifier = newValue } }
    }
    /// Whether the element is one, with nothing inside for assistive technology.
    public var isAccessibilityElement: Bool {
        get { rare?.accessibility?.isElement ?? isAccessibilityElementByDefault }
        set { tell { $0.isElement = newValue } }
    }
    /// Whether assistive technology stays inside this view.
    public var accessibilityViewIsModal: Bool {
        get { rare?.accessibility?.isModal ?? false }
        set { tell { $0.isModal = newValue } }
    }
    /// Whether assistive technology passes over this view and all inside.
    public var accessibilityElementsHidden: Bool {
        get { rare?.accessibility?.hidesElements ?? false }
        set { tell { $0.hidesElements = newValue } }
    }
    /// What kind of thing the element is.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility?.traits ?? .none }
        set { tell { $0.traits = newValue } }
    }

    private var isAccessibilityElementByDefault: Bool {
        switch kind {
        case .label, .button, .textfield, .textview, .toggle, .slider: true
        case .window, .view, .image, .stack, .scroll, .spinner, .blur, .navigationbar, .alert, .webview, .placeholder,
            .tabbar, .tabs, .pages, .slides, .pagecontrol, .refresh, .form:
            false
        }
    }

    private func tell(_ change: (inout AccessibilityFacts) -> Void) {
        let before = rare?.accessibility ?? AccessibilityFacts()
        var after = before
        change(&after)
        guard after != before else { return }
        withExtras { $0.accessibility = after }
        mark(.accessibility)
    }

    func projectAccessibility(into writer: any PropertyWriter) {
        guard let rare, rare.accessibility != nil || rare.declared != nil else {
            if let role = plainRole { writer.string("role", role) } else { writer.string("role", nil) }
            return
        }
        let facts = rare.accessibility ?? AccessibilityFacts()
        writer.string("label", facts.label)
        writer.string("hint", facts.hint)
        writer.string("identifier", facts.identifier)
        writer.string("role", rare.declared?.role ?? role(of: facts))
        writer.number("heading", headingLevel(facts))
        writer.bool("ariaHidden", facts.hidesElements)
    }

    private func headingLevel(_ facts: AccessibilityFacts) -> Double? {
        if let level = rare?.declared?.headingLevel { return Double(level) }
        return facts.traits?.contains(.header) == true ? 2 : nil
    }

    private func role(of facts: AccessibilityFacts) -> String? {
        if facts.isModal { return "alertdialog" }
        if let traits = facts.traits {
            if traits.contains(.button), kind != .button { return "button" }
            if traits.contains(.link) { return "link" }
            if traits.contains(.image), kind != .image { return "img" }
        }
        if facts.isElement == true, facts.label != nil, kind == .view || kind == .stack { return "img" }
        if facts.isElement == false, kind == .image { return "presentation" }
        return plainRole ?? (facts.label != nil && kind == .view ? "group" : nil)
    }
}
