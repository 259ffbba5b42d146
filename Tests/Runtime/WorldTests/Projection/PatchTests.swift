import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing

@Suite("Patches")
struct PatchTests {
    private static let moves = [
        "Add", "Add later", "Push", "Alert", "Grow", "Grow", "Grow", "Shrink", "Shuffle", "Fade", "Cancel", "Go on",
        "Fetch",
    ]

    @Test(arguments: 1...12)
    func `Patches applied to a snapshot give the same view tree as a fresh snapshot`(seed: UInt64) async throws {
        let session = await TestSession(WorkshopApp.init, backend: .answering)
        var dice = Dice(seed: seed)
        let start = await session.snapshot()
        let page = PageModel(try #require(start["tree"]))
        var seen = try #require(start["seq"]?.int)
        for step in 0..<60 {
            await Self.move(session, &dice)
            for event in session.emitted where Int(event.sequence) > seen {
                seen = Int(event.sequence)
                if event.name == .patch { page.apply(try JSON(parsing: event.data)) }
            }
            let fresh = await session.snapshot()
            #expect(page.troubles == [])
            let difference = page.difference(from: try #require(fresh["tree"]))
            try #require(difference == nil, "step \(step)")
            #expect(fresh["seq"]?.int == seen)
        }
    }

    private static func move(_ session: TestSession, _ dice: inout Dice) async {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: await session.advance(by: .milliseconds(Int.random(in: 0...3_000, using: &dice)))
        case 1: try? await session.back()
        case 2: try? await session.type("text \(Int.random(in: 0..<9, using: &dice))", into: "Name")
        default:
            guard let text = moves.randomElement(using: &dice) else { return }
            try? await session.tap(text)
        }
    }

    @Test func `A change of one label sends less than 500 bytes, however large the screen`() async throws {
        let session = await TestSession(tallApp)
        let before = session.emitted.count
        try await session.tap("Add")
        #expect(await session.shows("Count 1"))
        let bytes = session.emitted.dropFirst(before).reduce(0) { $0 + $1.data.count }
        #expect(bytes < 500)
    }

    @Test func `A patch has the duration of the animation that made the change`() async throws {
        let session = await TestSession(WorkshopApp.init)
        try await session.tap("Fade")
        let patch = try JSON(parsing: session.emitted.last?.data ?? [])
        let operation = try #require(patch["ops"]?.array?.first { $0["duration"] != nil })
        #expect(operation["duration"] == 500)
        #expect(operation["props"]?["style"]?["opacity"] == "0.5")
    }

    @Test func `A patch has the animation's curve or spring, unless it is the system's default`() async throws {
        let session = await TestSession(pacingApp)
        func operation(_ button: String) async throws -> JSON {
            try await session.tap(button)
            let patch = try JSON(parsing: session.emitted.last?.data ?? [])
            return try #require(patch["ops"]?.array?.first { $0["duration"] != nil })
        }
        let plain = try await operation("plain")
        #expect(plain["curve"] == nil && plain["spring"] == nil)
        #expect(try await operation("even")["curve"] == [0, 0, 1, 1])
        #expect(try await operation("spring")["spring"] == [0.5, 2])
    }
}

/// A button for each animation timing, which moves itself.
private final class PacingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        button("plain", at: 100) { button in
            UIView.animate(withDuration: 1) { button.frame.origin.x += 10 }
        }
        button("even", at: 200) { button in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { button.frame.origin.x += 10 }
        }
        button("spring", at: 300) { button in
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) {
                button.frame.origin.x += 10
            }
        }
    }

    private func button(_ title: String, at y: CGFloat, _ act: @escaping (UIButton) -> Void) {
        let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
        button.setTitle(title, for: .normal)
        button.addAction(for: .touchUpInside) { [weak button] _ in button.map(act) }
        view.addSubview(button)
    }
}

private func pacingApp() -> WindowApp { WindowApp(PacingController()) }

/// A label that counts above a hundred other labels, all in one stack view.
private final class TallController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(frame: view.bounds)
        stack.axis = .vertical
        view.addSubview(stack)
        let count = UILabel()
        count.text = "Count 0"
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.addAction(for: .touchUpInside) { [weak count] _ in count?.text = "Count 1" }
        let leaves = (0..<100).map { number in
            let label = UILabel()
            label.text = "Leaf \(number)"
            return label
        }
        for view in [count, button] + leaves { stack.addArrangedSubview(view) }
    }
}

private func tallApp() -> WindowApp { WindowApp(TallController()) }
