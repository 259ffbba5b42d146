public import Beagle
public import HeadlessUIKit

/// A component of a document, which is read and never written (Beagle iOS 1.9, ServerDrivenComponent.swift).
///
/// An app's own component says how it is read, or leaves that to Swift. Where one is written all the same, as by
/// `AddChildren`, its stored properties are.
public protocol ServerDrivenComponent: Beagle.ServerDrivenComponent {}

extension ServerDrivenComponent {
    /// Writes the stored properties that can be written.
    public func encode(to encoder: any Encoder) throws { try StoredMembers(of: self).encode(to: encoder) }
}

/// A component that is made of others (Beagle iOS 1.9, ServerDrivenComponent.swift).
public protocol ComposeComponent: ServerDrivenComponent {
    /// What it is made of.
    func build() -> any ServerDrivenComponent
}

extension ComposeComponent {
    /// The view of what it is made of.
    public func toView(renderer: BeagleRenderer) -> UIView { renderer.render(build()) }
}

/// A view that can take in a component that was fetched for its place (Beagle iOS 1.9, OnStateUpdatable.swift).
public protocol OnStateUpdatable: Beagle.OnStateUpdatable {
    /// Takes the component in; false when the view has to be replaced after all.
    func onUpdateState(component: any ServerDrivenComponent) -> Bool
}

extension OnStateUpdatable {
    /// Takes in the components of 1.x, which all of Beagle's own are.
    public func onUpdateState(component: any Beagle.ServerDrivenComponent) -> Bool {
        guard let component = component as? any ServerDrivenComponent else { return false }
        return onUpdateState(component: component)
    }
}
