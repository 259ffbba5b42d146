public import Beagle

/// An action that is decoded but never encoded (Beagle iOS 1.9, Action.swift).
public protocol Action: Beagle.Action {}

extension Action {
    /// Encodes the stored properties that are encodable.
    public func encode(to encoder: any Encoder) throws { try StoredMembers(of: self).encode(to: encoder) }
}

/// An action with its own analytics configuration (Beagle iOS 1.9, Action.swift). In Beagle 2.1 every action has one.
public protocol AnalyticsAction: Action {
    var analytics: ActionAnalyticsConfig? { get }
}

/// An action that finishes asynchronously (Beagle iOS 1.9, Action.swift).
public protocol AsyncAction: Action {
    /// The actions that run once this action has finished.
    var onFinish: [any Action]? { get set }
}
