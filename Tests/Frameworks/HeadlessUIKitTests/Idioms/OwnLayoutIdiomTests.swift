import HeadlessUIKit
import TestSupport
import Testing

@Suite("Idioms: layout in code, fitting and baselines")
struct OwnLayoutIdiomTests {
    @Test func `33. A view that lays out its subviews in code knows its size, also in a stack view`() throws {
        final class Halved: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
            }
        }
        let halved = Halved()
        let stack = UIStackView(arrangedSubviews: [halved])
        _ = try IdiomStage { screen in
            halved.addSubview(halved.inner)
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                halved.heightAnchor.constraint(equalToConstant: 60))
        }
        #expect(halved.frame == rect(0, 0, 390, 60) && halved.inner.frame == rect(97.5, 15, 195, 30))
    }

    @Test func `34. A controller can place views before and after its view's layout`() throws {
        final class Screen: UIViewController {
            let (early, late) = (UIView(), Sized(50, 20))
            var seen: [CGSize] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(early)
                view.hold(late)
                late.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                late.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            override func viewWillLayoutSubviews() { early.frame = rect(0, 0, view.bounds.width, 10) }
            override func viewDidLayoutSubviews() { seen.append(late.frame.size) }
        }
        let screen = Screen()
        let stage = try Stage(root: screen)
        let width = stage.window.bounds.width
        #expect(screen.early.frame == rect(0, 0, width, 10) && screen.late.frame == rect(width - 50, 0, 50, 20))
        #expect(screen.seen.last == CGSize(width: 50, height: 20))
    }

    @Test func `35. Views with autoresizing masks follow their parent's size`() throws {
        let (corner, middle, bar) = (UIView(), UIView(), UIView())
        let idiom = try IdiomStage { screen in
            corner.frame = rect(340, 750, 40, 40)
            corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            middle.frame = rect(145, 390, 100, 20)
            middle.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
            bar.frame = rect(10, 0, 370, 44)
            bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            for view in [corner, middle, bar] { screen.addSubview(view) }
        }
        idiom.act { idiom.screen.frame.size = CGSize(width: 800, height: 390) }
        #expect(corner.frame == rect(750, 340, 40, 40))
        #expect(middle.frame == rect(350, 185, 100, 20))
        #expect(bar.frame == rect(10, 0, 780, 44))
    }

    @Test func `36. A header's fitting height is measured for a required width`() throws {
        let (header, words) = (UIView(), Lines(100))
        _ = try IdiomStage { _ in
            header.hold(words)
            pin(words, to: header, 20)
        }
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // A width of 350 points has space for 35 letters, so that the text needs three lines.
        #expect(size == CGSize(width: 390, height: 100))
        let compressed = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed.width <= 1_040 && compressed.height >= 60)
    }

    @Test func `37. A view with an intrinsic size keeps it in a stack view and on a screen`() throws {
        let (alone, stacked) = (Sized(120, 40), Sized(60, 40))
        let stack = UIStackView(arrangedSubviews: [stacked, Sized(60, 40)])
        let idiom = try IdiomStage { screen in
            stack.spacing = 10
            screen.hold(alone, stack)
            rules(
                alone.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
                alone.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
                stack.topAnchor.constraint(equalTo: alone.bottomAnchor, constant: 10),
                stack.leadingAnchor.constraint(equalTo: alone.leadingAnchor))
        }
        #expect(alone.frame == rect(10, 10, 120, 40) && stack.frame == rect(10, 60, 130, 40))
        idiom.act { stacked.size.width = 100 }
        #expect(stack.frame == rect(10, 60, 170, 40))
    }

    @Test func `38. Two labels of different sizes share one baseline`() throws {
        let (large, small) = (UILabel(), UILabel())
        _ = try IdiomStage { screen in
            large.text = "12"
            large.font = .systemFont(ofSize: 40)
            small.text = "km"
            small.font = .systemFont(ofSize: 13)
            screen.hold(large, small)
            rules(
                large.topAnchor.constraint(equalTo: screen.topAnchor),
                large.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 4),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        }
        let foot = { (label: UILabel) in label.frame.midY + (label.baselines?.first ?? .nan) }
        #expect(abs(foot(large) - foot(small)) < 0.34)
        #expect(small.frame.minY > large.frame.minY && small.frame.maxY < large.frame.maxY)
    }

    @Test func `39. A layout inside an animation block sends animated frames`() throws {
        let view = Sized(100, 50)
        var top: NSLayoutConstraint?
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            top = view.topAnchor.constraint(equalTo: screen.topAnchor)
            rules(view.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
            top?.isActive = true
        }
        try idiom.stage.drain()
        idiom.act {
            top?.constant = 300
            UIView.animate(withDuration: 0.3) { idiom.screen.layoutIfNeeded() }
        }
        let moves = try idiom.stage.drain().filter {
            if case .update(let moved, _, let timing) = $0 { moved === view && timing != nil } else { false }
        }
        #expect(view.frame == rect(0, 300, 100, 50) && moves.count == 1)
    }

    @Test func `40. A scaled view keeps its frame and is only drawn with a transform`() throws {
        let view = Sized(100, 50)
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            rules(
                view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
                view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10))
        }
        try idiom.stage.drain()
        idiom.act { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        #expect(view.center == CGPoint(x: 60, y: 35) && view.bounds == rect(0, 0, 100, 50))
        try idiom.stage.drain()
        #expect(idiom.stage.reader[view.id]?.properties["frame"] == "[10, 10, 100, 50]")
        #expect(idiom.stage.reader[view.id]?.properties.styles["transform"] != nil)
    }
}
