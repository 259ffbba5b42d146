public import HeadlessUIKit

/// How navigations look, for the whole application; added on top of UIKit's own animation.
public struct BeagleNavigatorAnimation {
    /// A transition of the navigation controller's layer.
    public struct Transition {
        /// What kind of movement.
        public let type: CATransitionType
        /// Which way.
        public let subtype: CATransitionSubtype?
        /// Seconds.
        public let duration: TimeInterval

        /// A transition, moving in over half a second unless told otherwise.
        public init(
            type: CATransitionType = .moveIn, subtype: CATransitionSubtype? = nil, duration: TimeInterval = 0.5
        ) {
            self.type = type
            self.subtype = subtype
            self.duration = duration
        }
    }

    /// Used by pushView and openNativeRoute.
    public let pushTransition: Transition?
    /// Used by popView and popToView.
    public let popTransition: Transition?
    /// Used by pushStack.
    public let modalPresentationStyle: UIModalPresentationStyle
    /// Used by pushStack.
    public let modalTransitionStyle: UIModalTransitionStyle

    /// An animation for every kind of navigation.
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
