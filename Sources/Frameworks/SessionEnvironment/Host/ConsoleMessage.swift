/// A message that UIKit writes to the session's log.
package enum ConsoleMessage: Equatable, CustomStringConvertible {
    /// The controller `presented` was not presented, because `presenter` cannot present it.
    case presentationRefused(presented: String, presenter: String, reason: PresentationRefusal)
    /// An invalid operation of a navigation controller was ignored.
    case navigationRefused(controller: String, reason: String)
    /// Layout passes kept requesting further passes, and were stopped.
    case layoutDidNotSettle(views: [String])
    /// Constraints without a common ancestor were ignored.
    case constraintIgnored(reason: String)
    /// Constraints conflict; one of them is ignored. `count` is the number of equal conflicts.
    case constraintsConflict([String], broken: String, count: Int = 1)
    /// A segue is about to be performed.
    case segue(SegueLogEntry)
    /// A segue was ignored, because it does not exist or has no destination.
    case segueRefused(controller: String, identifier: String, reason: String)
    /// A storyboard has no scene with this identifier, or no initial scene.
    case sceneUnknown(storyboard: String, scene: String?)
    /// Something in a storyboard or nib cannot be created as designed.
    case interfaceBroken(String)
    /// A visual format is invalid.
    case formatBroken(String)
    /// Code of a file that the imported project leaves out was called.
    case leftOut(String)
    /// A message of a router.
    case routing(RoutingLogEntry)
    /// The app would crash on iOS at this point. `instead` is the message about what happens in Kennel.
    indirect case exception(AppException, instead: ConsoleMessage)
    /// Any other message.
    case message(String)

    package enum PresentationRefusal: String, Sendable {
        case alreadyPresenting = "is already presenting something"
        case alreadyPresented = "it is presented already"
        case itself = "a controller cannot present itself"
        case notInWindow = "is not in the window"
    }

    package var description: String {
        switch self {
        case .presentationRefused(let presented, let presenter, let reason):
            "Attempt to present \(presented) on \(presenter): \(reason.rawValue)"
        case .navigationRefused(let controller, let reason): "\(controller): \(reason)"
        case .layoutDidNotSettle(let views):
            "Layout did not settle: \(views.prefix(4).joined(separator: ", ")) still asks for it, \(views.count) in all"
        case .constraintIgnored(let reason): "Constraint ignored: \(reason)"
        case .constraintsConflict(let constraints, let broken, let count):
            "These constraints cannot all hold: \(constraints.joined(separator: "; ")). Layout goes on without \(broken)"
                + (count > 1 ? ". This happened \(count) times" : "")
        case .segue(let segue): segue.description
        case .segueRefused(let controller, let identifier, let reason):
            "\(controller) cannot perform the segue \"\(identifier)\": \(reason)"
        case .sceneUnknown(let storyboard, let scene?): "The storyboard \"\(storyboard)\" has no scene \"\(scene)\""
        case .sceneUnknown(let storyboard, nil): "The storyboard \"\(storyboard)\" has no initial scene"
        case .interfaceBroken(let text), .formatBroken(let text), .leftOut(let text): text
        case .routing(let routing): routing.description
        case .exception(_, let message): message.description
        case .message(let text): text
        }
    }
}
