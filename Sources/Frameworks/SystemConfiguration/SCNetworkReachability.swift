public import Dispatch
public import Foundation
public import HeadlessUIKit

/// An object that reports whether the simulated device has a network. The host and the address have no effect.
public final class SCNetworkReachability: @unchecked Sendable {  // the app's turns run one at a time
    fileprivate var callout: SCNetworkReachabilityCallBack?
    fileprivate var info: UnsafeMutableRawPointer?
    fileprivate var isScheduled = false

    fileprivate init() {
        DeviceNetwork.current.observe { [weak self] in self?.report() }
    }

    fileprivate var flags: SCNetworkReachabilityFlags { DeviceNetwork.current.isReachable ? .reachable : [] }

    private func report() {
        guard isScheduled else { return }
        MainQueue.async { [self] in if isScheduled { callout?(self, flags, info) } }
    }
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// Another name of ``connectionOnTraffic``.
    public static let connectionAutomatic = connectionOnTraffic
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Never set, because the device has Wi-Fi.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    /// Stored; never called.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Stored; never called.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Stored; never called.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets the function that is called after changes, in turns of the session, once the object has a queue.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    (target.callout, target.info) = (callout, context?.pointee.info)
    return true
}

/// Starts the calls of the callback, regardless of the queue. A nil queue ends them.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.isScheduled = queue != nil
    return true
}

extension sockaddr {
    /// Always 0. Linux has no such member.
    public var sa_len: UInt8 {
        get { 0 }
        set {}
    }
}

extension sockaddr_in {
    /// Always 0. Linux has no such member.
    public var sin_len: UInt8 {
        get { 0 }
        set {}
    }
}
