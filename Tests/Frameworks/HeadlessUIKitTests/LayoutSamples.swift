import HeadlessUIKit
import TestSupport

/// A view whose content is as large as it is told.
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

/// Text of ten points a letter and twenty a line, broken anywhere; its baseline is five points above a line's foot.
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

/// A view that constraints place.
func free(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

/// Ties all four edges of a view to those of another.
func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
}

/// A screen of 390 by 800 points on which an idiom of ordinary code is laid out.
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
    /// Puts views inside that constraints place.
    func hold(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}

/// Turns rules on, and off what they were made for.
func rules(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// On the device's pixels, which are thirds of a point.
func onPixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
