public import Foundation
import HeadlessUIKit

/// Connects a camera or a microphone with outputs. There is no camera, so outputs receive nothing.
open class AVCaptureSession: NSObject {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }

        public static let photo = Preset("Photo")
        public static let high = Preset("High")
        public static let medium = Preset("Medium")
        public static let low = Preset("Low")
        public static let vga640x480 = Preset("640x480")
        public static let hd1280x720 = Preset("1280x720")
        public static let hd1920x1080 = Preset("1920x1080")
        public static let hd4K3840x2160 = Preset("3840x2160")
        public static let inputPriority = Preset("InputPriority")
    }

    /// Stored; has no effect.
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether the app has started the session and not stopped it.
    open private(set) var isRunning = false
    /// Always false.
    open var isInterrupted: Bool { false }
    /// Stored; has no effect.
    open var automaticallyConfiguresApplicationAudioSession = true

    public override init() {}

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}

    /// Logs that there is no camera.
    open func startRunning() {
        guard !isRunning else { return }
        isRunning = true
        AppEnvironment.current.host.log(
            .message("The app starts the camera. A session has no camera and no microphone"))
    }
    open func stopRunning() { isRunning = false }
}

open class AVCaptureInput: NSObject {
    override init() {}
}

open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// An output of a capture session, which receives nothing.
open class AVCaptureOutput: NSObject {
    public override init() {}

    /// Always empty.
    open var connections: [AVCaptureConnection] { [] }
    /// Always returns nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A connection of an input with an output. Never created.
open class AVCaptureConnection: NSObject {
    override init() {}

    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
}
