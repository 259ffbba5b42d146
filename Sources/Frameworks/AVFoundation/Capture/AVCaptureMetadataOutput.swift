public import Foundation
import HeadlessUIKit

open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let face = ObjectType(rawValue: "face")
    }

    override init() {}

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}

/// A code in a picture. Never created, because there is no camera.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Never called, because there is no camera.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        forward([output, metadataObjects, connection]) { (next: any AVCaptureMetadataOutputObjectsDelegate) in
            next.metadataOutput(output, didOutput: metadataObjects, from: connection)
        }
    }
}

/// An output for codes in the picture of a camera. It never finds one, because there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Stored; has no effect.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Stored; has no effect.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Always empty, as without a camera on iOS.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}
