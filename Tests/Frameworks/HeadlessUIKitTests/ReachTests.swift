import HeadlessUIKit
import TestSupport
import Testing

@Suite("What a person can touch")
struct ReachTests {
    let stage: Stage
    let root = UIViewController()
    let button = UIButton(type: .system)

    init() throws {
        root.view.addSubview(button)
        stage = try Stage(root: root)
    }

    private func cover(_ view: UIView = UIView()) -> UIView {
        root.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        return view
    }

    @Test func `A control reports why it cannot be reached`() {
        #expect(button.reach == .reachable)
        button.isEnabled = false
        #expect(button.reach == .disabled)
        button.isEnabled = true
        root.view.isHidden = true
        #expect(button.reach == .hidden)
        root.view.isHidden = false
        root.view.alpha = 0
        #expect(button.reach == .transparent)
        root.view.alpha = 1
        root.view.isUserInteractionEnabled = false
        #expect(button.reach == .ignoresTouches)
        root.view.isUserInteractionEnabled = true
        stage.act { button.removeFromSuperview() }
        #expect(button.reach == .detached)
    }

    @Test func `A view pinned over everything covers while it is visible and takes touches`() throws {
        let overlay = stage.act { cover() }
        #expect(overlay.covers)
        #expect(overlay.projected["covers"] == "true")
        #expect(button.reach == .covered(by: overlay.id))
        #expect(overlay.isReachable)
        overlay.isUserInteractionEnabled = false
        #expect(button.isReachable)
        overlay.isUserInteractionEnabled = true
        overlay.isHidden = true
        #expect(button.isReachable)
        overlay.isHidden = false
        root.view.sendSubviewToBack(overlay)
        #expect(button.isReachable)
        root.view.bringSubviewToFront(overlay)
        #expect(button.isReachable == false)
        stage.act { overlay.removeFromSuperview() }
        #expect(button.isReachable)
        try stage.drain()
    }

    @Test func `A control under two overlays is covered until both are removed`() {
        let (first, second) = stage.act { (cover(), cover()) }
        #expect(first.reach == .covered(by: second.id))
        stage.act { second.removeFromSuperview() }
        #expect(button.reach == .covered(by: first.id))
    }

    @Test func `An overlay above an ancestor covers too`() {
        let overlay = UIView(frame: stage.window.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.act { stage.window.addSubview(overlay) }
        #expect(button.reach == .covered(by: overlay.id))
    }

    @Test func `A tap reaches views with actions or tap recognisers, and no others`() {
        var taps: [String] = []
        button.addAction(UIAction { _ in taps.append("action") }, for: .touchUpInside)
        button.addAction(UIAction { _ in taps.append("primary") }, for: .primaryActionTriggered)
        #expect(button.receiveTap())
        #expect(taps == ["action", "primary"])
        let plain = UIView()
        #expect(plain.receiveTap() == false)
        plain.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("gesture") })
        #expect(plain.projected["tap"] == "true")
        #expect(plain.receiveTap())
        #expect(taps.last == "gesture")
    }
}
