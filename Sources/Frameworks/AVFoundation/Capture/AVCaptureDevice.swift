public import Foundation
import SystemScreens

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let metadata = AVMediaType(rawValue: "meta")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. A session has no such devices, and the app is never authorized to use one.
open class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVCaptureDeviceType" + name }

        public static let builtInWideAngleCamera = DeviceType("BuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType("BuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType("BuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType("BuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType("BuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType("BuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType("BuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType("BuiltInMicrophone")
    }

    /// A search for devices, which finds none.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// Always empty.
        open var devices: [AVCaptureDevice] { [] }
    }

    override init() {}

    /// Always nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always nil.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Always empty.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Always empty.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// The permission for the camera or the microphone. There is no camera, as in Apple's simulator.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch permission(for: mediaType).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    /// Asks the user once, with an alert.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        permission(for: mediaType).request(completion: handler)
    }

    /// Asks the user once, with an alert.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    private class func permission(for mediaType: AVMediaType) -> Permission {
        .of(mediaType == .audio ? .microphone : .camera)
    }

    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Stored; has no effect.
    open var torchMode = TorchMode.off
    /// Stored; has no effect.
    open var flashMode = FlashMode.off
    /// Stored; has no effect.
    open var focusMode = FocusMode.locked
    /// Stored; has no effect.
    open var exposureMode = ExposureMode.locked
    /// Stored; has no effect.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Stored; has no effect.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Stored; has no effect.
    open var videoZoomFactor: CGFloat = 1
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Always throws, because there is no device.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Does nothing.
    open func unlockForConfiguration() {}
}
