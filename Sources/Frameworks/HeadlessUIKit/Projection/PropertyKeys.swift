/// Groups of properties that are marked, and written, together.
package struct PropertyKeys: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Text, title, image, value, placeholder.
    package static let content = PropertyKeys(rawValue: 1)
    /// Enabled, hidden, animating, selected.
    package static let state = PropertyKeys(rawValue: 2)
    /// Colours, fonts, alpha, corners.
    package static let style = PropertyKeys(rawValue: 4)
    /// What frames, autoresizing and constraints come to.
    package static let layout = PropertyKeys(rawValue: 8)
    /// Label, hint, role, identifier.
    package static let accessibility = PropertyKeys(rawValue: 16)
    /// Whether it reacts to a tap, what it covers, where it is scrolled to.
    package static let interaction = PropertyKeys(rawValue: 32)
    /// Everything a reader that has never seen the view needs.
    package static let all = PropertyKeys(rawValue: 63)
}
