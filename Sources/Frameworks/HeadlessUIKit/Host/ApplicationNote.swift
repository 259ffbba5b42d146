/// What UIKit would have written to the console.
package enum ApplicationNote: Equatable, CustomStringConvertible {
    /// `presenter` already shows something, so `presented` does not appear.
    case presentationRefused(presented: String, presenter: String, reason: PresentationRefusal)
    /// A navigation controller was asked for what it cannot do; nothing changed.
    case navigationRefused(controller: String, reason: String)
    /// Layout kept asking for more layout and was stopped.
    case layoutDidNotSettle(views: [String])
    /// Constraints without a common ancestor were left out.
    case constraintIgnored(reason: String)
    /// Constraints that cannot all hold; layout does without one of them.
    case constraintsConflict([String], broken: String)
    /// A segue is about to be prepared and performed.
    case segue(SegueNote)
    /// A segue that does not exist, or leads nowhere; nothing happened.
    case segueRefused(controller: String, identifier: String, reason: String)
    /// A storyboard was asked for a scene it lacks, or for its first one when it has none.
    case sceneUnknown(storyboard: String, scene: String?)
    /// Something in a storyboard or nib that cannot be as it is drawn.
    case interfaceBroken(String)
    /// A visual format of which no constraint can be made.
    case formatBroken(String)
    /// Something was asked of a file that the imported project leaves out.
    case leftOut(String)
    /// What a router says that it does.
    case routing(RoutingNote)
    /// Anything else worth reading.
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
        case .constraintsConflict(let constraints, let broken):
            "These constraints cannot all hold: \(constraints.joined(separator: "; ")). Layout goes on without \(broken)"
        case .segue(let segue): segue.description
        case .segueRefused(let controller, let identifier, let reason):
            "\(controller) cannot perform the segue \"\(identifier)\": \(reason)"
        case .sceneUnknown(let storyboard, let scene?): "The storyboard \"\(storyboard)\" has no scene \"\(scene)\""
        case .sceneUnknown(let storyboard, nil): "The storyboard \"\(storyboard)\" has no initial scene"
        case .interfaceBroken(let text), .formatBroken(let text), .leftOut(let text): text
        case .routing(let routing): routing.description
        case .message(let text): text
        }
    }
}
