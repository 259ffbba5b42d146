import UIKit

/// The frame sizes, on a card that slides in from the bottom and can be dragged down.
final class SizesViewController: UIViewController {
    let card = UIView()
    private let pull = CardPull()
    private let sizes = ["S fits 150 to 165 cm", "M fits 165 to 180 cm", "L fits 180 to 195 cm"]

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = pull
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 24
        card.accessibilityLabel = "Sizes"
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        let lines = (["Pull this card down"] + sizes).map { text in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: lines + [close])
        stack.axis = .vertical
        stack.spacing = 16
        for part in [card, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -24),
        ])
        card.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.pulled($0) })
    }

    /// The distance between the card's position on the screen and the position in which it is dismissed.
    var dismissalDistance: CGFloat { view.bounds.height - card.center.y + card.bounds.height / 2 }

    private func pulled(_ gesture: UIGestureRecognizer) {
        guard let pan = gesture as? UIPanGestureRecognizer else { return }
        switch pan.state {
        case .began:
            pull.finger = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: pull.finger?.update(pan.translation(in: view).y / max(1, dismissalDistance))
        case .ended:
            let isFar = pan.translation(in: view).y > dismissalDistance / 3 || pan.velocity(in: view).y > 800
            if isFar { pull.finger?.finish() } else { pull.finger?.cancel() }
            pull.finger = nil
        case .cancelled, .failed:
            pull.finger?.cancel()
            pull.finger = nil
        case .possible: break
        }
    }
}

/// Animates the card in and out, and lets a drag control the dismissal.
private final class CardPull: NSObject, UIViewControllerTransitioningDelegate {
    var finger: UIPercentDrivenInteractiveTransition?

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let comes: Bool

        init(comes: Bool) { self.comes = comes }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let sizes = transitionContext.viewController(forKey: comes ? .to : .from) as? SizesViewController
            guard let sizes, let view = sizes.view else { return transitionContext.completeTransition(false) }
            let container = transitionContext.containerView
            if comes {
                view.frame = container.bounds
                container.addSubview(view)
                view.layoutIfNeeded()
            }
            let shade = UIColor(white: 0, alpha: 0.4)
            let below = CGAffineTransform(translationX: 0, y: sizes.dismissalDistance)
            if comes { (view.backgroundColor, sizes.card.transform) = (.clear, below) }
            UIView.animate(withDuration: 0.4) {
                view.backgroundColor = self.comes ? shade : .clear
                sizes.card.transform = self.comes ? .identity : below
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(comes: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(comes: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
