import AudioToolbox
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

private final class SoundController: LogController {
    override func viewDidLoad() {
        super.viewDidLoad()
        button("Vibrate") { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
        button("Bell") { [unowned self] in
            var sound: SystemSoundID = 0
            let url = URL(fileURLWithPath: "/bell.caf")
            show("created \(AudioServicesCreateSystemSoundID(url as CFURL, &sound))")
            AudioServicesPlaySystemSoundWithCompletion(sound) { self.show("ended") }
            show("disposed \(AudioServicesDisposeSystemSoundID(sound)) \(AudioServicesDisposeSystemSoundID(sound))")
        }
    }
}

@Suite("The sounds of the system")
struct SystemSoundTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(SoundController()) }

    @Test func `Sounds and vibrations are logged, and end in a later turn`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Vibrate")
        #expect(await session.log().contains { $0.contains("The app vibrates") })
        try await session.tap("Bell")
        #expect(await session.log().contains { $0.contains("plays the sound bell.caf") })
        #expect(await session.texts().suffix(3) == ["created 0", "disposed 0 -1500", "ended"])
    }
}
