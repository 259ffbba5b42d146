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

    @Test func `A session has the device that it is opened with, and its snapshot shows it`() async {
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

    @Test func `A device change sends one log line and one patch, and keeps other properties`() async throws {
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

    @Test func `A device change that changes nothing is refused`() async throws {
        let session = await open()
        await #expect(throws: TestFailure.rejected(.sameDevice)) {
            try await session.change(DeviceChange(screen: .phone, appearance: .light))
        }
        await #expect(throws: TestFailure.rejected(.sameDevice)) { try await session.change(DeviceChange()) }
    }

    @Test func `A rebuilt session has the same device and no difference`() async throws {
        let session = await open(Device(direction: .rightToLeft))
        try await session.change(DeviceChange(textSize: .accessibility5))
        let before = await session.snapshot()
        let again = try await session.rebuilt(WidthApp.init)
        let after = await again.snapshot()
        #expect(after["device"] == before["device"] && after["device"]?["direction"] == "rightToLeft")
        #expect(after["restored"]?["differsFrom"] == nil)
        #expect(await again.shows("393 × 852 light AccessibilityXXXL"))
    }

    @Test func `Language and motion are part of the device, and a rebuilt session keeps them`() async throws {
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

    @Test func `An app relaunched after an endless turn keeps the session's device`() async throws {
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

/// Shows the size of its device.
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
