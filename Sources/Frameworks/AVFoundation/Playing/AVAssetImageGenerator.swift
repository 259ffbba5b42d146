public import CoreGraphics
public import HeadlessUIKit

/// Makes pictures of an asset. A session does not read media, so that each request fails.
open class AVAssetImageGenerator: NSObject {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset
    /// Stored; has no effect.
    open var appliesPreferredTrackTransform = false
    /// Stored; has no effect.
    open var maximumSize = CGSize.zero
    /// Stored; has no effect.
    open var apertureMode: ApertureMode?
    /// Stored; has no effect.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Stored; has no effect.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) { self.asset = asset }

    private static var failure: any Error { CocoaError(.fileReadUnknown) }

    /// Always throws an error.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw Self.failure
    }

    /// Calls the handler with an error for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for time in requestedTimes {
            MainQueue.async { handler(time.timeValue, nil, .invalid, .failed, Self.failure) }
        }
    }

    /// Calls the handler with an error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { MainQueue.async { handler(nil, .invalid, Self.failure) } }

    /// Always throws an error.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw Self.failure }

    /// Has no effect.
    open func cancelAllCGImageGeneration() {}
}
