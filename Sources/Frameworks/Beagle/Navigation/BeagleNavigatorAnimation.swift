public import HeadlessUIKit

/// The animation of an app's navigations, in addition to UIKit's own.
public struct BeagleNavigatorAnimation {
    /// A transition of the navigation controller's layer.
    public struct Transition {
        public let type: CATransitionType
        /// The transition's subtype.
        public let subtype: CATransitionSubtype?
        /// The duration in seconds.
        public let duration: TimeInterval

        /// Creates a transition; by default the new screen moves in for half a second.
        public init(
            type: CATransitionType = .moveIn, subtype: CATransitionSubtype? = nil, duration: TimeInterval = 0.5
        ) {
            self.type = type
            self.subtype = subtype
            self.duration = duration
        }
    }

    /// The transition of `pushView` and `openNativeRoute`.
    public let pushTransition: Transition?
    /// The transition of `popView` and `popToView`.
    public let popTransition: Transition?
    /// The presentation style of `pushStack`.
    public let modalPresentationStyle: UIModalPresentationStyle
    /// The transition style of `pushStack`.
    public let modalTransitionStyle: UIModalTransitionStyle

    public init(
        pushTransition: Transition? = nil, popTransition: Transition? = nil,
        modalPresentationStyle: UIModalPresentationStyle = .automatic,
        modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    ) {
        self.pushTransition = pushTransition
        self.popTransition = popTransition
        self.modalPresentationStyle = modalPresentationStyle
        self.modalTransitionStyle = modalTransitionStyle
    }
}

extension BeagleNavigatorAnimation.Transition {
    func add(to controller: UINavigationController) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = duration
        controller.view.layer.add(transition, forKey: nil)
    }
}
