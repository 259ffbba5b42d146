public import Foundation
import HeadlessUIKit

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection of a phone to a watch. No watch exists: the connection is not supported, and each use fails with the
/// error `sessionNotSupported`.
open class WCSession: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: WCSession { WCSession() }
    }

    override init() {}

    /// The connection of the running app.
    open class var `default`: WCSession { AppEnvironment.current.values[Shared.self] }
    /// Always returns false.
    open class func isSupported() -> Bool { false }

    open weak var delegate: (any WCSessionDelegate)?

    /// Always `notActivated`.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Always false.
    open var isPaired: Bool { false }
    /// Always false.
    open var isWatchAppInstalled: Bool { false }
    /// Always false.
    open var isComplicationEnabled: Bool { false }
    /// Always false.
    open var isReachable: Bool { false }
    /// Always false.
    open var hasContentPending: Bool { false }
    /// Always nil.
    open var watchDirectoryURL: URL? { nil }
    /// Always empty.
    open var applicationContext: [String: Any] { [:] }
    /// Always empty.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Always 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }

    /// Fails: the delegate gets an error in a turn of the session.
    open func activate() {
        logUse()
        MainQueue.async { [self] in
            delegate?.session(
                self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    /// Calls `errorHandler` in a turn of the session.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }

    /// Calls `errorHandler` in a turn of the session.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }

    /// Always throws an error.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        logUse()
        throw WCError(.sessionNotSupported)
    }

    private func fail(_ handler: ((any Error) -> Void)?) {
        logUse()
        MainQueue.async { handler?(WCError(.sessionNotSupported)) }
    }

    private func logUse() {
        AppEnvironment.current.host.log(.message("The app writes to a watch. A session has none"))
    }
}

public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called after ``WCSession/activate()``, with an error.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Never called.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Never called.
    func sessionDidDeactivate(_ session: WCSession)
    /// Never called.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Never called.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Never called.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Never called.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Never called.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Never called.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Never called.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
