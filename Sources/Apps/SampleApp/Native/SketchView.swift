import UIKit

/// A canvas for drawing with a finger.
final class SketchView: UIView {
    /// Called after each line, with its end and the number of its points.
    var drew: ((_ end: CGPoint, _ points: Int) -> Void)?
    private let ink = UIImageView()
    private var points: [CGPoint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        ink.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ink.frame = bounds
        addSubview(ink)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = []
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        if let end = points.last { drew?(end, points.count) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = []
        redraw()
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        points.append(touch.location(in: self))
        redraw()
    }

    private func redraw() {
        let path = UIBezierPath()
        path.lineWidth = 4
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        ink.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            UIColor.systemOrange.setStroke()
            path.stroke()
        }
    }
}
