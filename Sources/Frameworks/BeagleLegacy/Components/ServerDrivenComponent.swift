public import Beagle
public import HeadlessUIKit

/// A component that is decoded but never encoded (Beagle iOS 1.9, ServerDrivenComponent.swift).
///
/// If such a component is encoded anyway, for example by `AddChildren`, its stored properties are encoded.
public protocol ServerDrivenComponent: Beagle.ServerDrivenComponent {}

extension ServerDrivenComponent {
    /// Encodes the stored properties that are encodable.
    public func encode(to encoder: any Encoder) throws { try StoredMembers(of: self).encode(to: encoder) }
}

/// A component composed of other components (Beagle iOS 1.9, ServerDrivenComponent.swift).
public protocol ComposeComponent: ServerDrivenComponent {
    func build() -> any ServerDrivenComponent
}

extension ComposeComponent {
    /// Returns the view of the composed component.
    public func toView(renderer: BeagleRenderer) -> UIView { renderer.render(build()) }
}

/// A view that can display a newly fetched component itself (Beagle iOS 1.9, OnStateUpdatable.swift).
public protocol OnStateUpdatable: Beagle.OnStateUpdatable {
    /// Displays the component. Returns false if the view must be replaced instead.
    func onUpdateState(component: any ServerDrivenComponent) -> Bool
}

extension OnStateUpdatable {
    /// Displays components of Beagle 1.x. All components of this module are such components.
    public func onUpdateState(component: any Beagle.ServerDrivenComponent) -> Bool {
        guard let component = component as? any ServerDrivenComponent else { return false }
        return onUpdateState(component: component)
    }
}
