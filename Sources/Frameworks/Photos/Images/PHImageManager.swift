public import Foundation
public import HeadlessUIKit

public typealias PHImageRequestID = Int32
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

open class PHImageRequestOptions: NSObject {
    /// Whether the handler is called at once.
    open var isSynchronous = false
    /// Stored; has no effect.
    open var isNetworkAccessAllowed = false
    /// Stored; has no effect.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Stored; has no effect, because pictures are not resized.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast

    public override init() {}
}

/// Delivers the pictures of assets.
open class PHImageManager: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: PHImageManager { PHImageManager() }
    }

    private var last: PHImageRequestID = 0
    private var pending: Set<PHImageRequestID> = []

    public override init() {}

    open class func `default`() -> PHImageManager { AppEnvironment.current.values[Shared.self] }

    /// Calls `resultHandler` once, in a later turn, with the whole picture.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        last += 1
        let id = last
        let result = { resultHandler(asset.picture, [PHImageResultIsDegradedKey: false]) }
        if options?.isSynchronous == true {
            result()
        } else {
            pending.insert(id)
            MainQueue.async { [self] in if pending.remove(id) != nil { result() } }
        }
        return id
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) { pending.remove(requestID) }
}

/// Delivers the pictures of assets. Nothing is cached.
open class PHCachingImageManager: PHImageManager {
    /// Stored; has no effect.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}
