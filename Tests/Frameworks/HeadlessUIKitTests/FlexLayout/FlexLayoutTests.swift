import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Views as flex boxes")
struct FlexLayoutTests {
    /// A view with a given intrinsic content size, which counts its measurements and layouts.
    final class Sized: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
        var asked = 0
        var passes = 0

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
            isFlexBox = true
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            asked += 1
            return self.size
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
        }
    }

    private func box(_ children: [UIView] = [], _ change: (inout FlexStyle) -> Void = { _ in }) -> UIView {
        let view = UIView()
        view.isFlexBox = true
        change(&view.flexStyle)
        children.forEach(view.addSubview)
        return view
    }

    /// Shows a root of 300 by 200 on the screen.
    private func show(_ root: UIView) throws -> Stage {
        let stage = try Stage()
        stage.act {
            root.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
            stage.window.addSubview(root)
        }
        return stage
    }

    @Test func `A flex row starts at the right in right-to-left layout`() throws {
        let (one, two) = (Sized(50, 20), Sized(60, 30))
        let stage = try show(
            box([one, two]) {
                $0.flexDirection = .row
                $0.alignItems = .flexStart
            })
        #expect(one.frame.minX == 0 && two.frame.minX == 50)
        stage.act {
            var device = stage.application.device
            device.direction = .rightToLeft
            stage.application.change(to: device)
        }
        #expect(one.frame.maxX == 300 && two.frame.maxX == 250)
    }

    @Test func `A flex root keeps the frame set by code, and its children are laid out inside`() throws {
        let (one, two) = (Sized(50, 20), Sized(60, 30))
        let inner = box([two]) { $0.alignItems = .flexEnd }
        let root = box([one, inner])
        let stage = try show(root)
        #expect(root.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
        #expect(one.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(inner.frame == CGRect(x: 0, y: 20, width: 300, height: 30))
        #expect(two.frame == CGRect(x: 240, y: 0, width: 60, height: 30))
        stage.act { root.frame.size.width = 200 }
        #expect(two.frame == CGRect(x: 140, y: 0, width: 60, height: 30))
    }

    @Test func `A change lays out its own part anew, and nothing else is measured or laid out`() throws {
        let (one, two, three) = (Sized(50, 20), Sized(60, 30), Sized(10, 10))
        let root = box([box([one]), box([two, three])])
        let stage = try show(root)
        let (asked, passes) = (one.asked, one.passes)
        stage.act { two.size.height = 60 }
        #expect(two.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
        #expect(three.frame.minY == 60)
        #expect(one.asked == asked)
        #expect(one.passes == passes)
        stage.act { one.flexStyle.height = 5 }
        #expect(two.container(root)?.frame == CGRect(x: 0, y: 5, width: 300, height: 70))
    }

    @Test func `Changed content of equal size does not measure its siblings again`() throws {
        let (one, two) = (Sized(50, 20), Sized(60, 30))
        let stage = try show(box([one, two]))
        let asked = (one.asked, two.asked)
        stage.act { one.invalidateIntrinsicContentSize() }
        #expect(one.asked > asked.0)
        #expect(two.asked == asked.1)
        #expect(two.frame.minY == 20)
        stage.act {
            one.size.height = 40
            one.size.height = 50
        }
        #expect(two.frame.minY == 50)
    }

    @Test func `Padding of a view with content is available to its renderer`() throws {
        let one = Sized(50, 20)
        one.flexStyle[padding: .horizontal] = .percent(10)
        one.flexStyle[padding: .top] = 5
        _ = try show(box([one]) { $0.alignItems = .flexStart })
        #expect(one.frame == CGRect(x: 0, y: 0, width: 110, height: 25))
        #expect(one.flexPadding == UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 30))
    }

    @Test(arguments: [true, false])
    func `Added, removed and reordered views are laid out in their new order`(isDetached: Bool) throws {
        let views = [Sized(10, 10), Sized(10, 20), Sized(10, 30)]
        let root = box([views[0], views[1]])
        let stage = try show(root)
        stage.act {
            if isDetached { root.removeFromSuperview() }
            root.insertSubview(views[2], at: 0)
            root.sendSubviewToBack(views[1])
            views[0].removeFromSuperview()
            if isDetached { stage.window.addSubview(root) }
        }
        #expect(views.map(\.frame.minY) == [0, 0, 20])
        let other = box()
        stage.act {
            root.addSubview(other)
            other.addSubview(views[1])
        }
        #expect(views[2].frame.minY == 0)
        #expect(other.frame == CGRect(x: 0, y: 30, width: 300, height: 20))
        #expect(views[1].frame.minY == 0)
    }

    @Test func `A child with constraints leaves the flex layout and returns without them`() throws {
        let (one, two) = (Sized(50, 20), Sized(60, 30))
        let root = box([one, two])
        let stage = try show(root)
        stage.act {
            one.translatesAutoresizingMaskIntoConstraints = false
            one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
            one.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
            one.widthAnchor.constraint(equalToConstant: 40).isActive = true
            one.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        #expect(two.frame.minY == 0)
        #expect(one.frame == CGRect(x: 7, y: 9, width: 40, height: 40))
        stage.act {
            NSLayoutConstraint.deactivate(one.constraints + root.constraints)
            one.translatesAutoresizingMaskIntoConstraints = true
        }
        #expect(two.frame.minY == 20)
        #expect(one.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    }

    @Test func `A flex tree in a plain view follows that view's width`() throws {
        let inner = box([Sized(10, 40)])
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        holder.addSubview(inner)
        let stage = try Stage()
        stage.act { stage.window.addSubview(holder) }
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
        stage.act { holder.frame.size.width = 80 }
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func `A flex tree without a window is laid out on request`() {
        let one = Sized(50, 20)
        let root = box([one])
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        one.size.height = 30
        root.layoutIfNeeded()
        #expect(one.frame.height == 30)
        #expect(root.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 50, height: 30))
    }

    @Test func `Hidden views keep their space`() throws {
        let (one, two) = (Sized(50, 20), Sized(60, 30))
        let root = box([one, two])
        let stage = try show(root)
        _ = try stage.drain()
        stage.act { one.isHidden = true }
        #expect(two.frame.minY == 20)
        _ = try stage.drain()
        stage.act { one.size.height = 90 }
        #expect(two.frame.minY == 90)
        #expect(try stage.drain().count == 2)
    }

    @Test func `Invalid sizes and released views cause no crash`() throws {
        let one = Sized(.nan, -.infinity)
        var gone: Sized? = Sized(10, 10)
        let root = box([one])
        if let gone { root.addSubview(gone) }
        let stage = try show(root)
        #expect(one.frame == CGRect(x: 0, y: 0, width: 300, height: 0))
        stage.act {
            gone?.removeFromSuperview()
            gone = nil
            one.size = CGSize(width: CGFloat.infinity, height: .infinity)
            root.flexStyle.height = .points(.infinity)
        }
        #expect(one.frame.height.isFinite)
        #expect(one.frame.height > 0)
    }

    @Test func `Layout stops when a turn's work limit is reached`() throws {
        var limits = TurnWork.Limits()
        limits.units = 10
        let application = UIApplication(host: HandTurnedHost(), work: TurnWork(limits))
        let root = box((0..<20).map { _ in Sized(10, 10) })
        application.run {
            root.frame.size = CGSize(width: 100, height: 100)
            root.layoutIfNeeded()
        }
        #expect(application.work.isOver)
        #expect(application.work.excess?.count(of: .layout) == 22)
    }

    @Test func `Texts aligned by baseline stay aligned as their fonts change`() throws {
        func label(_ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.isFlexBox = true
            label.text = "Bike"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let (small, large) = (label(12), label(40))
        let row = box([small, large]) {
            $0.flexDirection = .row
            $0.alignItems = .flexStart
        }
        let stage = try show(row)
        func baseline(_ label: UILabel) -> CGFloat { label.frame.midY + (label.baselines?.first ?? .nan) }
        #expect(small.frame.minY == 0 && large.frame.minY == 0)
        stage.act { row.flexStyle.alignItems = .baseline }
        #expect(small.frame.minY > 15 && abs(baseline(small) - baseline(large)) < 0.5)
        stage.act { small.font = .systemFont(ofSize: 30) }
        #expect(small.frame.minY < 15 && abs(baseline(small) - baseline(large)) < 0.5)
        stage.act {
            small.attributedText = NSAttributedString(
                string: "Bike", attributes: [.font: UIFont.systemFont(ofSize: 30), .baselineOffset: 6])
        }
        #expect(abs(baseline(small) - baseline(large)) < 0.5)
        stage.act { small.text = "" }
        #expect(large.frame.minY == 0)
        stage.act { small.text = "Bikes" }
        #expect(abs(baseline(small) - baseline(large)) < 0.5)
    }
}

extension UIView {
    /// Returns the ancestor right below `root`.
    fileprivate func container(_ root: UIView) -> UIView? {
        superview === root ? self : superview?.container(root)
    }
}
