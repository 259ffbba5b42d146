import HeadlessUIKit
import TestSupport
import Testing

/// A device that is rotated or configured otherwise: the values that code reads, and its notifications.
@Suite struct DeviceTests {
    private static let landscape = device {
        $0.size = CGSize(width: 852, height: 393)
        $0.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    }

    private static func device(_ change: (inout SimulatedDevice) -> Void) -> SimulatedDevice {
        var device = SimulatedDevice()
        change(&device)
        return device
    }

    @Test func `Rotation resizes the screen, its windows and root views`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        stage.act { stage.application.change(to: Self.landscape) }
        let whole = CGRect(x: 0, y: 0, width: 852, height: 393)
        #expect(stage.application.run { UIScreen.main.bounds } == whole)
        #expect(stage.window.frame == whole && root.view.frame == whole)
        #expect(stage.application.run { root.view.safeAreaInsets } == Self.landscape.safeArea)
        #expect(stage.application.run { UIDevice.current.orientation.isLandscape })
        let changes = try stage.drain()
        #expect(changes.summary.contains("update v1"))  // the only value that readers lack is the size of the screen
    }

    @Test func `A navigation controller's bar and content follow a rotation`() throws {
        let root = UIViewController()
        let stage = try Stage(root: UINavigationController(rootViewController: root))
        stage.act { stage.application.change(to: Self.landscape) }
        #expect(root.view.frame.size == CGSize(width: 852, height: 393))
        stage.application.run {
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 59, bottom: 21, right: 59))
        }
    }

    @Test func `Constraints follow the current safe area`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let label = UILabel()
        stage.act {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.trailingAnchor),
            ])
        }
        #expect(label.frame.minY == 59 && label.frame.width == 393)
        stage.act { stage.application.change(to: Self.landscape) }
        #expect(label.frame.minY == 0 && label.frame.minX == 59 && label.frame.width == 852 - 118)
    }

    @Test func `A controller is notified before, alongside and after a rotation, as on iOS`() throws {
        let child = HearingController("child")
        let root = HearingController("root")
        let stage = try Stage(root: root)
        stage.act {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        stage.act { stage.application.change(to: Self.landscape) }
        #expect(
            root.heard.lines == [
                "root to compact height", "child to compact height", "root to 852 × 393", "child to 852 × 393",
                "root from regular height", "child from regular height", "child alongside 852", "root alongside 852",
                "root safe area", "child safe area",
            ])
        stage.advance(.milliseconds(300))
        #expect(root.heard.lines.suffix(2) == ["child afterwards", "root afterwards"])
    }

    @Test func `A controller covered by another is notified of trait changes too`() throws {
        let below = HearingController("below")
        let stack = UINavigationController(rootViewController: below)
        let stage = try Stage(root: stack)
        stage.act { stack.pushViewController(UIViewController(), animated: false) }
        #expect(below.view.window == nil)
        stage.act { stage.application.change(to: Self.device { $0.style = .dark }) }
        #expect(below.heard.lines == ["below to regular height", "below from regular height"])
        #expect(stage.application.run { below.traitCollection.userInterfaceStyle } == .dark)
    }

    @Test func `Text size and layout direction are the application's settings`() throws {
        let stage = try Stage()
        stage.act {
            stage.application.change(
                to: Self.device {
                    $0.textSize = .accessibilityLarge
                    $0.direction = .rightToLeft
                })
        }
        stage.application.run {
            #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
            #expect(UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory)
        }
    }

    @Test func `Each application has its own device`() throws {
        let (one, other) = (try Stage(), try Stage())
        one.act { one.application.change(to: Self.landscape) }
        #expect(other.application.run { UIScreen.main.bounds.width } == 393)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `A device with a short side of 600 points is a tablet`() throws {
        let stage = try Stage()
        let tablet = Self.device { $0.size = CGSize(width: 744, height: 1133) }
        stage.act { stage.application.change(to: tablet) }
        stage.application.run {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UITraitCollection.current.horizontalSizeClass == .regular)
        }
    }
}

/// The received notifications, in order.
private final class Heard {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

/// Records notifications about the device, and lets its child controllers record into the same log.
private final class HearingController: UIViewController {
    private let name: String
    private let own = Heard()

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var heard: Heard { (parent as? HearingController)?.heard ?? own }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        heard.add("\(name) to \(newCollection.verticalSizeClass) height")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        heard.add("\(name) to \(Int(size.width)) × \(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { [self] context in
                heard.add("\(name) alongside \(Int(context.containerView.bounds.width))")
            },
            completion: { [self] _ in heard.add("\(name) afterwards") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.add("\(name) from \(previousTraitCollection?.verticalSizeClass ?? .unspecified) height")
    }

    override func viewSafeAreaInsetsDidChange() { heard.add("\(name) safe area") }
}
