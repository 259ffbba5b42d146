public import Foundation
public import QuartzCore

/// The picture of a camera. It is drawn as a dark box that says that there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    /// Stored; has no visible effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always nil.
    open var connection: AVCaptureConnection? { nil }
    /// Always false.
    open var isPreviewing: Bool { false }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        setNeedsDisplay()
    }

    /// Returns the point in fractions of the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: pointInLayer.x / max(1, bounds.width), y: pointInLayer.y / max(1, bounds.height))
    }
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let (rect, width, height) = (rectInLayerCoordinates, max(1, bounds.width), max(1, bounds.height))
        return CGRect(
            x: rect.minX / width, y: rect.minY / height, width: rect.width / width, height: rect.height / height)
    }
    open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
            height: rect.height * bounds.height)
    }
    /// Returns the object, because there is no camera.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }

    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.setFillColor(CGColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1))
        ctx.fill(bounds)
        ctx.draw(
            "There is no camera here", at: CGPoint(x: 12, y: bounds.midY + 5), size: 15, isHeavy: false,
            color: "#ebebf599")
    }
}
