public import Beagle

/// Something that an event asks for, which is read and never written (Beagle iOS 1.9, Action.swift).
public protocol Action: Beagle.Action {}

extension Action {
    /// Writes the stored properties that can be written.
    public func encode(to encoder: any Encoder) throws { try StoredMembers(of: self).encode(to: encoder) }
}

/// An action that says whether it is recorded; here each one can (Beagle iOS 1.9, Action.swift).
public protocol AnalyticsAction: Action {
    /// Whether and how it is recorded.
    var analytics: ActionAnalyticsConfig? { get }
}

/// An action that goes on after it was executed (Beagle iOS 1.9, Action.swift).
public protocol AsyncAction: Action {
    /// What runs once it has ended.
    var onFinish: [any Action]? { get set }
}
