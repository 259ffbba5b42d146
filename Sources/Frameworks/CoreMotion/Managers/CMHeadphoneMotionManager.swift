public import Foundation
public import HeadlessUIKit

public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    /// Never called.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    /// Never called.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// Starts the motion sensors of headphones on iOS. A session has no headphones.
open class CMHeadphoneMotionManager: NSObject {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    public override init() {}

    /// Always returns `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Always false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Always false.
    open var isDeviceMotionActive: Bool { false }
    /// Always nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Logs the use; has no other effect.
    open func startDeviceMotionUpdates() { MissingSensor.headphones.logUse() }
    /// Calls `handler` once, with an error.
    open func startDeviceMotionUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) { MissingSensor.headphones.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
}
