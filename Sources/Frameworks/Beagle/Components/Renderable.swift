public import HeadlessUIKit

/// A component that creates a view (Beagle iOS 2.1, Renderable.swift).
public protocol Renderable {
    /// Returns the view of this component.
    ///
    /// Render children with `renderer.render(child)`, which applies their id, style and context.
    func toView(renderer: BeagleRenderer) -> UIView
}

/// A component of a document (Beagle iOS 2.1, ServerDrivenComponent.swift).
///
/// Apps add components by registering a conforming type: `coder.register(type: Box.self)`. Members that are components
/// or actions need ``AutoCodable``.
public protocol ServerDrivenComponent: BeagleCodable, Renderable {}
