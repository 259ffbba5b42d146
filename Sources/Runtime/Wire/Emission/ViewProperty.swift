package import JSON

/// The properties of views that Swift reads; views name many more, for the page.
package enum ViewProperty: String, CaseIterable, Sendable {
    case text, title, value, label, placeholder, name
    case role, opacity
    case hidden, enabled, selected, on, refreshing, animating, page, part
    case identifier, tap, scrollEnd
    case actions, reorders
}

extension ViewNode {
    /// What the view says of one of its properties; nil where it has none, or it is what the page takes for granted.
    package subscript(property: ViewProperty) -> JSON? { properties[property.rawValue] }
}
