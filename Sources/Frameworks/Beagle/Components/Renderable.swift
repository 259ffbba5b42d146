public import HeadlessUIKit

/// Something that turns into a view (Beagle iOS 2.1, Renderable.swift).
public protocol Renderable {
    /// The view that shows this component.
    ///
    /// Children are left to the renderer, `renderer.render(child)`, which gives them their id, style and context.
    func toView(renderer: BeagleRenderer) -> UIView
}

/// A component of a document (Beagle iOS 2.1, ServerDrivenComponent.swift).
///
/// An application adds its own by conforming a type and registering it: `coder.register(type: Box.self)`. Members that
/// are components or actions are marked ``AutoCodable``.
public protocol ServerDrivenComponent: BeagleCodable, Renderable {}
