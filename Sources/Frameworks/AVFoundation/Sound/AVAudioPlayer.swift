public import Foundation
import HeadlessUIKit

/// A player of sounds that plays nothing. Attempts to play are logged.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?

    public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    public init(data: Data) throws { (url, self.data) = (nil, data) }

    /// Whether the app has started the sound and not stopped it.
    open private(set) var isPlaying = false
    /// Always 0, because the sound is not read.
    open var duration: TimeInterval { 0 }
    /// The playback time. Only the app changes it.
    open var currentTime: TimeInterval = 0
    /// Stored; has no audible effect.
    open var volume: Float = 1
    /// Stored; has no audible effect.
    open var numberOfLoops = 0
    /// Stored; has no audible effect.
    open var rate: Float = 1
    /// Stored; has no audible effect.
    open var enableRate = false
    /// Stored; has no audible effect.
    open var pan: Float = 0

    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Logs the sound. Always returns true.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        let name = url.map { " \($0.lastPathComponent)" } ?? ""
        AppEnvironment.current.host.log(.message("The app plays the sound\(name). A session plays no sound"))
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The delegate of an audio player. It is never called, because nothing is played.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        forward([player, flag]) { (next: any AVAudioPlayerDelegate) in
            next.audioPlayerDidFinishPlaying(player, successfully: flag)
        }
    }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        forward([player, error as Any]) { (next: any AVAudioPlayerDelegate) in
            next.audioPlayerDecodeErrorDidOccur(player, error: error)
        }
    }
}
