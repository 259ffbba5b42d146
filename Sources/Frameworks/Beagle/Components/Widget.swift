/// A component with the members that most have.
public protocol Widget: ServerDrivenComponent, StyleComponent, AccessibilityComponent, IdentifiableComponent {}

/// A component that can be addressed by an id.
public protocol IdentifiableComponent {
    /// The address; of two equal ids on a screen the first in document order is found.
    var id: String? { get }
}

/// A component whose layout and decoration the document decides.
public protocol StyleComponent {
    /// Layout and decoration, nil for the defaults.
    var style: Style? { get }
}

/// A component that says how assistive technology presents it.
public protocol AccessibilityComponent {
    /// The wording and role, nil for the platform's defaults.
    var accessibility: Accessibility? { get }
}

/// A component that declares a context for itself and everything inside it.
public protocol HasContext {
    /// The declared context.
    var context: Context? { get }
}

/// A component with a named look of the application's theme.
public protocol StyleIdComponent {
    /// The name of the look.
    var styleId: String? { get }
}

/// A component that runs actions when it is first laid out.
public protocol InitiableComponent {
    /// The actions, in order.
    var onInit: [any Action]? { get }
}
