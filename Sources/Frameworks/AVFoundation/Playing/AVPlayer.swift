public import Foundation
import HeadlessUIKit

/// A player that plays nothing. Its properties have the values that the app has set. Attempts to play are logged.
open class AVPlayer: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    open private(set) var currentItem: AVPlayerItem?

    public override init() {}
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// The speed. Setting it to a number other than 0 logs that nothing is played.
    open var rate: Float = 0 {
        didSet {
            guard oldValue == 0, rate != 0 else { return }
            let name = currentItem?.asset.url.map { " \($0.absoluteString)" } ?? ""
            AppEnvironment.current.host.log(.message("The app plays\(name). A session plays no sound and no video"))
        }
    }
    open var defaultRate: Float = 1
    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    /// Always `unknown`, because media is not read.
    open var status: Status { .unknown }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Stored; has no audible effect.
    open var volume: Float = 1
    /// Stored; has no audible effect.
    open var isMuted = false
    /// Stored; has no effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Stored; has no effect.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Stored; has no effect.
    open var allowsExternalPlayback = true
    /// Stored; has no effect.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Returns the time of the last seek. It does not advance.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        currentItem?.seek(to: time)
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Returns a token. The block is never called, because the player's time does not advance.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Returns a token. The block is never called, because the player's time does not advance.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items. The first item is the current one.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem]

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.endIndex
        queue.insert(item, at: place)
        if queue.count == 1 { replaceCurrentItem(with: item) }
    }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// An object that repeats an item. It has no effect, because nothing is played.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Does nothing.
    open func disableLooping() {}
}
