package import JSON

/// The view properties that Swift code reads; pages read many more.
package enum ViewProperty: String, CaseIterable, Sendable {
    case text, title, value, label, placeholder, name
    case role, opacity
    case hidden, enabled, selected, on, refreshing, animating, page, part
    case identifier, tap, scrollEnd
    case actions, reorders
}

extension ViewNode {
    /// Returns a property of the view; nil if it is absent or has the page's default value.
    package subscript(property: ViewProperty) -> JSON? { properties[property.rawValue] }
}
