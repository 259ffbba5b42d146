public import Foundation
public import HeadlessUIKit

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with a short film. A session does not read films, so that there is never one.
open class PHLivePhoto: NSObject {
    open var size: CGSize { .zero }

    /// Calls the handler without a picture and with an error under ``PHLivePhotoInfoErrorKey``.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let error = CocoaError(.fileReadUnknown) as NSError
        MainQueue.async { resultHandler(nil, [PHLivePhotoInfoErrorKey: error]) }
        return 1
    }

    /// Has no effect.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

extension PHLivePhoto: NSItemProviderReading {}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

/// A view for live photos. It is always empty.
open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    /// Never called.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Stored; has no effect.
    open var isMuted = false
    /// Has no effect.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    /// Has no effect.
    open func stopPlayback() {}
}
