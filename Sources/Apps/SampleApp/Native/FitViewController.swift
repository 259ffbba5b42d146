import UIKit

/// The saddle height on a slider, a handlebar that can be dragged, pinched and rotated, and a sketch.
final class FitViewController: UIViewController, UIGestureRecognizerDelegate {
    private let height = UILabel()
    private let saddle = UISlider()
    private let touch = UILabel()
    private let pad = UIView()
    private let handlebar = UIView()
    private let sketch = SketchView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fit a bicycle"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sizes",
            primaryAction: UIAction { [weak self] _ in self?.present(SizesViewController(), animated: true) })
        view.backgroundColor = .systemBackground
        height.font = .preferredFont(forTextStyle: .title2)
        height.adjustsFontForContentSizeCategory = true
        height.numberOfLines = 0
        saddle.accessibilityLabel = "Saddle"
        saddle.minimumValue = 60
        saddle.maximumValue = 110
        saddle.value = 85
        saddle.minimumValueImage = UIImage(systemName: "minus")
        saddle.maximumValueImage = UIImage(systemName: "plus")
        saddle.addAction(UIAction { [weak self] _ in self?.showHeight() }, for: .valueChanged)
        furnishPad()
        furnishSketch()
        let stack = UIStackView(arrangedSubviews: [height, saddle, touch, pad, sketch])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        showHeight()
    }

    private func furnishPad() {
        touch.text = "Drag the handlebar"
        touch.numberOfLines = 0
        touch.font = .preferredFont(forTextStyle: .body)
        touch.adjustsFontForContentSizeCategory = true
        pad.backgroundColor = .secondarySystemBackground
        pad.layer.cornerRadius = 12
        pad.accessibilityLabel = "Room"
        pad.heightAnchor.constraint(equalToConstant: 220).isActive = true
        handlebar.frame = CGRect(x: 40, y: 60, width: 80, height: 80)
        handlebar.backgroundColor = .systemOrange
        handlebar.layer.cornerRadius = 40
        handlebar.accessibilityLabel = "Handlebar"
        pad.addSubview(handlebar)
        pad.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
        pad.addGestureRecognizer(UILongPressGestureRecognizer { [weak self] in self?.held($0) })
        let swipe = UISwipeGestureRecognizer { [weak self] in self?.swiped($0) }
        swipe.direction = .up
        pad.addGestureRecognizer(swipe)
        let grip = UIView(frame: CGRect(x: 10, y: 36, width: 60, height: 8))
        grip.backgroundColor = .systemBackground
        handlebar.addSubview(grip)
        for gesture in [
            UIPanGestureRecognizer { [weak self] in self?.dragged($0) },
            UIPinchGestureRecognizer { [weak self] in self?.pinched($0) },
            UIRotationGestureRecognizer { [weak self] in self?.turned($0) },
        ] {
            gesture.delegate = self
            handlebar.addGestureRecognizer(gesture)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func furnishSketch() {
        sketch.backgroundColor = .secondarySystemBackground
        sketch.layer.cornerRadius = 12
        sketch.clipsToBounds = true
        sketch.accessibilityLabel = "Sketch"
        sketch.heightAnchor.constraint(equalToConstant: 120).isActive = true
        sketch.drew = { [weak self] end, points in self?.showTouch(points > 2 ? "Drawn" : "Dotted", at: end) }
    }

    private func showTouch(_ deed: String, at place: CGPoint) {
        touch.text = "\(deed) at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
    }

    private func tapped(_ tap: UIGestureRecognizer) { showTouch("Tapped", at: tap.location(in: pad)) }
    private func swiped(_ swipe: UIGestureRecognizer) { showTouch("Swiped up", at: swipe.location(in: pad)) }

    private func held(_ press: UIGestureRecognizer) {
        showTouch(press.state == .began ? "Held" : "Let go", at: press.location(in: pad))
    }

    private func dragged(_ gesture: UIGestureRecognizer) {
        guard let pan = gesture as? UIPanGestureRecognizer else { return }
        let way = pan.translation(in: pad)
        pan.setTranslation(.zero, in: pad)
        handlebar.center = CGPoint(x: handlebar.center.x + way.x, y: handlebar.center.y + way.y)
        let isOver = pan.state == .ended || pan.state == .cancelled
        showTouch(isOver ? "Dropped" : "Dragged", at: handlebar.center)
    }

    private func pinched(_ gesture: UIGestureRecognizer) {
        guard let pinch = gesture as? UIPinchGestureRecognizer else { return }
        handlebar.transform = handlebar.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        sayShape()
    }

    private func turned(_ gesture: UIGestureRecognizer) {
        guard let turn = gesture as? UIRotationGestureRecognizer else { return }
        handlebar.transform = handlebar.transform.rotated(by: turn.rotation)
        turn.rotation = 0
        sayShape()
    }

    private func sayShape() {
        let (a, b) = (Double(handlebar.transform.a), Double(handlebar.transform.b))
        let (size, degrees) = ((a * a + b * b).squareRoot() * 100, atan2(b, a) * 180 / .pi)
        touch.text = "\(Int(size.rounded())) percent, turned \(Int(degrees.rounded())) degrees"
    }

    private func showHeight() {
        let centimetres = Int(saddle.value.rounded())
        height.text = "Saddle at \(centimetres) cm"
        saddle.accessibilityValue = "\(centimetres) cm"
    }
}
