import HeadlessUIKit
import TestSupport
import Testing

@Suite("Touches that pass through views")
struct PassingTouchesTests {
    private let root = UIViewController()
    private let button = UIButton(frame: CGRect(x: 40, y: 200, width: 300, height: 60))

    /// Labels and image views let a touch pass to the views behind them.
    @Test func `Labels and images take no touches by default, and other views do`() throws {
        let (label, image) = (UILabel(), UIImageView())
        let passing: [UIView] = [label, image, UIImageView(image: UIImage(systemName: "star"))]
        let taking: [UIView] = [UIView(), button, UITextField(), UITextView(), UIScrollView(), UIStackView()]
        #expect(passing.allSatisfy { !$0.isUserInteractionEnabled } && taking.allSatisfy(\.isUserInteractionEnabled))
        let stage = try Stage(root: root)
        for view in [label, image] as [UIView] {
            stage.act {
                root.view.addSubview(button)
                view.frame = button.frame
                root.view.addSubview(view)
            }
            func hit() -> UIView? { stage.act { stage.window.hitTest(CGPoint(x: 100, y: 220), with: nil) } }
            #expect(hit() === button && view.projected["touchable"] == nil)
            stage.act { view.isUserInteractionEnabled = true }
            #expect(hit() === view && view.projected["touchable"] == "true")
            stage.act { view.removeFromSuperview() }
        }
    }

    @Test func `The page is told of views without touches`() throws {
        let stage = try Stage(root: root)
        let cover = UIView(frame: button.frame)
        stage.act { root.view.addSubview(cover) }
        #expect(cover.projected["untouchable"] == nil)
        stage.act { cover.isUserInteractionEnabled = false }
        #expect(cover.projected["untouchable"] == "true" && cover.projected["touchable"] == nil)
    }

    /// Interface Builder writes only values that differ from those of UIView.
    @Test func `What a file says of touches counts for labels too`() throws {
        final class Reader: NSCoder {}
        let label = UILabel(coder: Reader())
        #expect(label?.isUserInteractionEnabled == false)
    }
}
