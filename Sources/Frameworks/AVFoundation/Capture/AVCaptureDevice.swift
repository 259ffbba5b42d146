public import Foundation
import HeadlessUIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. A session has no such devices, and the app is never authorized to use one.
open class AVCaptureDevice: NSObject {
    override init() {}

    /// Always nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always `denied`.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Calls `handler` asynchronously with false.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        MainQueue.async { handler(false) }
    }
    /// Always returns false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
