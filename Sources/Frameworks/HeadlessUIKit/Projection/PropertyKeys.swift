/// Groups of properties. All properties of a group are marked as changed, and written, together.
package struct PropertyKeys: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The content: text, title, image, value, placeholder.
    package static let content = PropertyKeys(rawValue: 1)
    /// The state: enabled, hidden, animating, selected.
    package static let state = PropertyKeys(rawValue: 2)
    /// The style: colours, fonts, alpha, corners.
    package static let style = PropertyKeys(rawValue: 4)
    /// The frames, which code, autoresizing and constraints determine.
    package static let layout = PropertyKeys(rawValue: 8)
    /// The accessibility properties: label, hint, role, identifier.
    package static let accessibility = PropertyKeys(rawValue: 16)
    /// The reaction to taps, the covered area, and the scroll offset.
    package static let interaction = PropertyKeys(rawValue: 32)
    /// All groups, for a page that does not have the view yet.
    package static let all = PropertyKeys(rawValue: 63)
}
