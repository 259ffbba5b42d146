public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

extension UIView {
    var isAccessibilityElementByDefault: Bool {
        switch kind {
        case .label, .button, .textfield, .textview, .toggle, .slider: true
        case .window, .view, .image, .stack, .scroll, .spinner, .blur, .navigationbar, .alert, .webview, .placeholder,
            .tabbar, .tabs, .pages, .slides, .pagecontrol, .refresh, .form:
            false
        }
    }

    func changeAccessibility(_ change: (inout AccessibilityFacts) -> Void) {
        let before = rare?.accessibility ?? AccessibilityFacts()
        var after = before
        change(&after)
        guard after != before else { return }
        withExtras { $0.accessibility = after }
        mark(.accessibility)
    }

    /// The accessibility properties. They include values that the class returns by overriding a property.
    private var accessibilityFacts: AccessibilityFacts {
        var facts = AccessibilityFacts()
        facts.label = accessibilityLabel
        facts.hint = accessibilityHint
        facts.identifier = accessibilityIdentifier
        let isElement = isAccessibilityElement
        facts.isElement =
            rare?.accessibility?.isElement ?? (isElement == isAccessibilityElementByDefault ? nil : isElement)
        facts.isModal = accessibilityViewIsModal
        facts.hidesElements = accessibilityElementsHidden
        let traits = accessibilityTraits
        facts.traits = traits == .none ? nil : traits
        return facts
    }

    func projectAccessibility(into writer: any PropertyWriter) {
        let facts = accessibilityFacts
        if rare?.accessibility == nil, facts != AccessibilityFacts() {
            // From now on, removed values are also written to the page.
            withExtras { $0.accessibility = AccessibilityFacts() }
        }
        guard let rare, rare.accessibility != nil || rare.declared != nil else {
            if let role = plainRole { writer.setString(.role, to: role) } else { writer.setString(.role, to: nil) }
            return
        }
        writer.setString(.label, to: facts.label)
        writer.setString(.hint, to: facts.hint)
        writer.setString(.identifier, to: facts.identifier)
        writer.setString(.role, to: rare.declared?.role ?? role(of: facts))
        writer.setNumber(.heading, to: headingLevel(facts))
        writer.setBool(.ariaHidden, to: facts.hidesElements)
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
