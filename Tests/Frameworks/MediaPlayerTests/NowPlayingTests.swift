import KennelTesting
import MediaPlayer
import SessionSupport
import Testing
import UIKit

/// A screen with a slider of the volume, and a button that asks for access to music.
private final class PlayerController: LogController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(MPVolumeView(frame: CGRect(x: 0, y: 300, width: 200, height: 40)))
        button("Ask") {
            MPMediaLibrary.requestAuthorization { self.show("music \($0) \(MPMediaLibrary.authorizationStatus())") }
        }
    }
}

private func app() -> WindowApp { WindowApp(PlayerController()) }

@Suite("Media that play")
struct NowPlayingTests {
    @Test func `The volume is a slider, and an alert asks for access to music`() async throws {
        let session = await TestSession.open(app)
        try await session.slide("Volume", to: 0.5)
        try await session.tap("Ask")
        #expect(await session.alerts().first?.contains("Your Media Library") == true)
        try await session.tap("Don’t Allow")
        #expect(await session.shows("music denied denied"))
    }

    @Test func `What plays and the commands are stored`() {
        let picture = UIImage()
        let artwork = MPMediaItemArtwork(image: picture)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "News", MPMediaItemPropertyArtwork: artwork,
        ]
        let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
        #expect(info?[MPMediaItemPropertyTitle] as? String == "News")
        #expect((info?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)?.image(at: .zero) === picture)
        let commands = MPRemoteCommandCenter.shared()
        commands.skipForwardCommand.preferredIntervals = [15]
        let target = commands.playCommand.addTarget { _ in .success }
        commands.playCommand.removeTarget(target)
        commands.pauseCommand.isEnabled = false
        #expect(MPRemoteCommandCenter.shared().skipForwardCommand.preferredIntervals == [15])
        #expect(commands.playCommand.isEnabled && !commands.pauseCommand.isEnabled)
    }
}
