import HeadlessUIKit
import TestSupport

/// A view with a given intrinsic content size.
final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

/// Text of ten points per letter and twenty per line, broken anywhere. The baseline is five points above the bottom of
/// a line.
final class Lines: UIView {
    var letters: Int { didSet { invalidateIntrinsicContentSize() } }

    init(_ letters: Int) {
        self.letters = letters
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        wrapsContent = true
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 10 * letters, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let perLine = max(1, min(letters, Int(size.width / 10)))
        return CGSize(width: 10 * perLine, height: 20 * ((letters + perLine - 1) / perLine))
    }
}

/// Returns a view whose frame is set by constraints.
func free(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

/// Constrains all four edges of a view to those of another.
func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
}

/// A screen of 390 by 800 points that lays out an idiom of ordinary code.
struct IdiomStage {
    let stage: Stage
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init(_ build: (UIView) -> Void) throws {
        stage = try Stage()
        stage.act {
            stage.window.addSubview(screen)
            build(screen)
        }
    }

    func act(_ body: () -> Void) { stage.act(body) }
}

extension UIView {
    /// Adds subviews whose frames are set by constraints.
    func hold(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}

/// Activates constraints.
func rules(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Rounds to the device's pixels, which are thirds of a point.
func onPixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
