public import Foundation
import HeadlessUIKit

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The media that iOS shows on the lock screen. A session stores them and shows them nowhere.
open class MPNowPlayingInfoCenter: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
    }

    override init() {}

    /// Returns the centre of the running app.
    open class func `default`() -> MPNowPlayingInfoCenter { AppEnvironment.current.values[Shared.self] }

    /// Stored; has no visible effect.
    open var nowPlayingInfo: [String: Any]?
    /// Stored; has no visible effect.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
