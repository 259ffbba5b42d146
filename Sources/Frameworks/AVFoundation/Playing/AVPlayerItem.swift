public import Foundation

open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    private var position = CMTime.zero

    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Always `unknown`, because media is not read.
    open var status: Status { .unknown }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Always indefinite.
    open var duration: CMTime { asset.duration }
    /// Always empty.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Always false.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Always false.
    open var isPlaybackBufferEmpty: Bool { false }
    /// Stored; has no visible effect.
    open var preferredForwardBufferDuration: TimeInterval = 0

    /// Returns the time of the last seek. It does not advance.
    open func currentTime() -> CMTime { position }
    open func seek(to time: CMTime) { position = time }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        position = time
        completionHandler?(true)
    }
}

extension NSNotification.Name {
    /// Never posted, because nothing is played.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}
