public import Foundation
public import HeadlessUIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command of headphones or the lock screen. Never created, because a session has neither.
open class MPRemoteCommandEvent: NSObject {
    public let command: MPRemoteCommand

    init(_ command: MPRemoteCommand) { self.command = command }

    open var timestamp: TimeInterval { 0 }
}

/// Never created.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}

/// Never created.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 0 }
}

/// A command to which an app responds. Its handlers are never called, because a session has no lock screen and no
/// headphones.
open class MPRemoteCommand: NSObject {
    /// Stored; has no visible effect.
    open var isEnabled = true

    override init() {}

    /// Returns an object for ``removeTarget(_:)``. `handler` is never called.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Has no effect; the method is never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Has no effect.
    open func removeTarget(_ target: Any?) {}
    /// Has no effect.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
    /// Stored; has no visible effect.
    open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// Stored; has no visible effect.
    open var supportedPlaybackRates: [NSNumber] = []
}
