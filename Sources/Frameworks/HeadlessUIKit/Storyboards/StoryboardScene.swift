/// A scene of a storyboard, with its segues.
public final class StoryboardScene {
    /// The kind of a segue, which determines how the destination is shown.
    public enum SegueKind {
        /// Show: a navigation controller pushes the destination.
        case show
        /// Show Detail: presents the destination, or shows it as secondary column.
        case showDetail
        /// Present Modally: presents the destination in a modal style.
        case present(UIModalPresentationStyle = .automatic)
        /// A custom segue, created from identifier, source and destination.
        case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
    }

    /// A segue of the scene.
    struct Segue {
        enum Target {
            /// A segue to the scene with this id.
            case scene(String, SegueKind)
            case back(Selector)
        }

        /// The identifier; nil if only a control performs the segue.
        let name: String?
        let target: Target
        var isAnimated = true
        /// The modal transition style; nil uses the destination's own.
        var transition: UIModalTransitionStyle?
        /// The segue action, which creates the destination from the source, the coder and the sender.
        var creator: ((UIViewController, NSCoder, Any?) -> UIViewController?)?
    }

    /// A request for a scene's controller.
    struct Request {
        let storyboard: UIStoryboard
        let scene: StoryboardScene
        /// A function that creates the controller from its coder. If it returns nil, the scene's class is used.
        let creator: ((NSCoder) -> UIViewController?)?
    }

    let identifier: String
    /// The id that segues refer to.
    let id: String
    let make: (Request) -> UIViewController
    /// The segues of the scene. The key is the identifier, or the id of a segue without an identifier.
    var segues: [String: Segue] = [:]

    init(identifier: String, id: String? = nil, make: @escaping (Request) -> UIViewController) {
        self.identifier = identifier
        self.id = id ?? identifier
        self.make = make
    }

    /// Adds a segue to another scene, replacing one with the same identifier.
    @discardableResult
    public func segue(_ identifier: String, to destination: String, _ way: SegueKind = .show) -> StoryboardScene {
        segues[identifier] = Segue(name: identifier, target: .scene(destination, way))
        return self
    }

    /// Adds an unwind segue to the nearest controller that has the method `action`, such as `unwindToHome:`, in its
    /// ``SelectorTable``. A segue with the same identifier is replaced.
    @discardableResult
    public func unwind(_ identifier: String, to action: Selector) -> StoryboardScene {
        segues[identifier] = Segue(name: identifier, target: .back(action))
        return self
    }
}

extension StoryboardScene.SegueKind {
    var name: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .present: "present"
        case .custom: "custom"
        }
    }
}

extension StoryboardScene.Segue {
    /// Creates the segue object with a source and a destination.
    func made(
        _ way: StoryboardScene.SegueKind, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        func segue(_ perform: @escaping () -> Void) -> UIStoryboardSegue {
            UIStoryboardSegue(identifier: name, source: source, destination: destination, performHandler: perform)
        }
        switch way {
        case .show: return segue { source.show(destination, sender: sender) }
        case .showDetail: return segue { source.showDetailViewController(destination, sender: sender) }
        case .present(let style):
            return segue {
                if style != .automatic { destination.modalPresentationStyle = style }
                if let transition { destination.modalTransitionStyle = transition }
                source.present(destination, animated: isAnimated)
            }
        case .custom(let make): return make(name, source, destination)
        }
    }
}
