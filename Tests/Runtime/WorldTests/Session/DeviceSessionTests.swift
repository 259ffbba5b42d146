import JSON
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

@Suite("The device of a session")
struct DeviceSessionTests {
    private func open(_ device: Device = Device()) async -> TestSession {
        await TestSession(WidthApp.init, configuration: SessionConfiguration(device: device))
    }

    @Test("A session has the phone that it is opened with, and says so")
    func opening() async {
        let session = await open()
        #expect(await session.shows("393 × 852 light L"))
        #expect(await session.snapshot()["device"]?["size"] == "phone")
        let other = await open(Device(screen: .small, textSize: .xSmall, appearance: .dark))
        #expect(await other.shows("375 × 667 dark XS"))
        let snapshot = await other.snapshot()
        #expect(snapshot["device"]?["size"] == "small" && snapshot["device"]?["textSize"] == "xSmall")
        #expect(snapshot["device"]?["safeArea"]?["top"] == 20)
        #expect(snapshot["tree"]?["props"]?["width"] == 375)
    }

    @Test("A change is told in one patch and a line; the rest of the device stays")
    func change() async throws {
        let session = await open(Device(appearance: .dark))
        let before = session.emitted.count
        try await session.change(DeviceChange(screen: .landscape))
        #expect(await session.shows("852 × 393 dark L"))
        let new = session.emitted.dropFirst(before)
        #expect(new.map(\.name) == [.log, .patch])
        let line = try JSON(parsing: new.first?.data ?? [])
        #expect(line["message"] == "changes the device: landscape")
        #expect(line["detail"]?["size"] == "landscape")
        let patch = try JSON(parsing: new.last?.data ?? [])
        #expect(patch["device"]?["size"] == "landscape" && patch["device"]?["appearance"] == "dark")
        #expect(await session.snapshot()["tree"]?["props"]?["width"] == 852)
    }

    @Test("A change that changes nothing is turned away")
    func nothing() async throws {
        let session = await open()
        await #expect(throws: TestFailure.rejected(.sameDevice)) {
            try await session.change(DeviceChange(screen: .phone, appearance: .light))
        }
        await #expect(throws: TestFailure.rejected(.sameDevice)) { try await session.change(DeviceChange()) }
    }

    @Test("A session that is rebuilt has the device of then, and comes to the same")
    func rebuilt() async throws {
        let session = await open(Device(direction: .rightToLeft))
        try await session.change(DeviceChange(textSize: .accessibility5))
        let before = await session.snapshot()
        let again = try await session.rebuilt(WidthApp.init)
        let after = await again.snapshot()
        #expect(after["device"] == before["device"] && after["device"]?["direction"] == "rightToLeft")
        #expect(after["restored"]?["differsFrom"] == nil)
        #expect(await again.shows("393 × 852 light AccessibilityXXXL"))
    }

    @Test("Language and motion are the session's: told, rebuilt, and said to the backend")
    func languageAndMotion() async throws {
        let arabic = try #require(Device.Language("ar"))
        let session = await open(Device(language: arabic))
        let opened = await session.snapshot()["device"]
        #expect(opened?["language"] == "ar" && opened?["direction"] == "rightToLeft" && opened?["motion"] == nil)
        try await session.change(DeviceChange(language: .english, motion: .reduced))
        let device = await session.snapshot()["device"]
        #expect(device?["language"] == nil && device?["direction"] == "leftToRight" && device?["motion"] == "reduced")
        let after = await (try await session.rebuilt(WidthApp.init)).snapshot()
        #expect(after["device"] == device && after["restored"]?["differsFrom"] == nil)
    }

    @Test("An app that is launched anew after a turn that asked for too much keeps the device")
    func takenBack() async throws {
        var limits = SessionLimits.standard
        limits.hopsPerInput = 50
        let session = await TestSession(WidthApp.init, limits: limits)
        try await session.change(DeviceChange(screen: .landscape))
        try await session.tap("Loop")
        #expect(await session.snapshot()["device"]?["size"] == "landscape")
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("852 × 393 light L"))
    }
}

/// Shows the device that it finds.
private final class WidthApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = WidthController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class WidthController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Loop", for: .normal)
        button.addAction(UIAction { _ in WidthController.loop() }, for: .touchUpInside)
        for subview in [label, button] { view.addSubview(subview) }
        describe()
    }

    private static func loop() { MainQueue.async(loop) }

    override func viewDidLayoutSubviews() { describe() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { describe() }

    private func describe() {
        let (size, traits) = (view.bounds.size, traitCollection)
        let category = traits.preferredContentSizeCategory.rawValue.dropFirst("UICTContentSizeCategory".count)
        label.text = "\(Int(size.width)) × \(Int(size.height)) \(traits.userInterfaceStyle) \(category)"
    }
}
