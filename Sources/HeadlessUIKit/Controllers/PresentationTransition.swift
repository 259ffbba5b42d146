/// A presentation that comes or goes as an app draws it.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
    /// Whether the presented controller comes, or goes.
    enum Direction { case comes, goes }

    let containerView: UIView
    private let presented: UIViewController
    private let presenter: UIViewController
    private let direction: Direction
    private let movesPresenter: Bool
    private let presentedView: UIView?
    private let place: CGRect?
    private var finish: ((Bool) -> Void)?

    /// A transition in the frame of a presentation; `movesPresenter` tells whether the presenter's view comes or goes too,
    /// `view` and `place` what is presented and where, if not the controller's view in all of the frame, and `finish` hears once
    /// that it was completed.
    init(
        _ presented: UIViewController, over presenter: UIViewController, in containerView: UIView,
        _ direction: Direction,
        movesPresenter: Bool, view: UIView? = nil, place: CGRect? = nil, finish: @escaping (Bool) -> Void
    ) {
        self.presented = presented
        self.presenter = presenter
        self.containerView = containerView
        self.direction = direction
        self.movesPresenter = movesPresenter
        (presentedView, self.place) = (view, place)
        self.finish = finish
    }

    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

    private var from: UIViewController { direction == .comes ? presenter : presented }
    private var to: UIViewController { direction == .comes ? presented : presenter }

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
        let controller: UIViewController? =
            switch key {
            case .from: from
            case .to: to
            default: nil
            }
        guard let controller, controller === presented || movesPresenter else { return nil }
        return controller === presented ? presentedView ?? controller.view : controller.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frame(of: vc) : .zero }

    private func frame(of controller: UIViewController) -> CGRect {
        controller === presented ? place ?? containerView.bounds : containerView.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to || (vc === presenter && !movesPresenter) ? frame(of: vc) : .zero
    }
}
