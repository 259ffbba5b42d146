public import Foundation
import HeadlessUIKit

/// The commands of headphones and of the lock screen, which a session does not have.
open class MPRemoteCommandCenter: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: MPRemoteCommandCenter { MPRemoteCommandCenter() }
    }

    override init() {}

    /// Returns the commands of the running app.
    open class func shared() -> MPRemoteCommandCenter { AppEnvironment.current.values[Shared.self] }

    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
