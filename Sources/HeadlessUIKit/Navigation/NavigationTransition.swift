/// How a stack goes from one controller to another, as an app draws it.
final class NavigationTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController
    private let to: UIViewController
    private let place: CGRect
    private var finish: ((Bool) -> Void)?

    /// A transition in the part of the screen that is below the bar; `finish` hears once that it was completed.
    init(from: UIViewController, to: UIViewController, in container: UIView, finish: @escaping (Bool) -> Void) {
        (self.from, self.to, containerView, self.finish) = (from, to, container, finish)
        place = container.bounds
    }

    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.none

    func completeTransition(_ didComplete: Bool) {
        let told = finish
        finish = nil
        told?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? place : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? place : .zero }
}
