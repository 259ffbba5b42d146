/// A component with the members that most components have.
public protocol Widget: ServerDrivenComponent, StyleComponent, AccessibilityComponent, IdentifiableComponent {}

/// A component with an id.
public protocol IdentifiableComponent {
    /// The id. If several components on a screen have it, lookups return the first in document order.
    var id: String? { get }
}

/// A component with layout and decoration.
public protocol StyleComponent {
    /// Layout and decoration; nil for the defaults.
    var style: Style? { get }
}

/// A component with accessibility settings.
public protocol AccessibilityComponent {
    /// The accessibility settings; nil for the defaults.
    var accessibility: Accessibility? { get }
}

/// A component that declares a context for itself and its descendants.
public protocol HasContext {
    var context: Context? { get }
}

/// A component that has a style of the app's theme.
public protocol StyleIdComponent {
    var styleId: String? { get }
}

/// A component that runs actions at its first layout.
public protocol InitiableComponent {
    var onInit: [any Action]? { get }
}
