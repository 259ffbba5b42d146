/// One scene of a storyboard, and the ways that lead away from it.
public final class StoryboardScene {
    /// How a segue gets to its destination.
    public enum Way {
        /// As the containers around prefer; a navigation controller pushes.
        case show
        /// Over the source.
        case showDetail
        /// Over the source, in a style.
        case present(UIModalPresentationStyle = .automatic)
        /// As a segue of the app's own does, made from its identifier, source and destination.
        case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
    }

    /// A way that leads away from the scene.
    struct Segue {
        enum Target {
            /// The scene of this id.
            case scene(String, Way)
            case back(Selector)
        }

        /// What code knows it by; nil where only a control goes this way.
        let name: String?
        let target: Target
        var isAnimated = true
        /// How what is presented comes and goes; nil where the destination says it.
        var transition: UIModalTransitionStyle?
        /// Makes the destination by a method of the source, from the source, the coder and the sender.
        var creator: ((UIViewController, NSCoder, Any?) -> UIViewController?)?
    }

    /// What a scene's controller is made for.
    struct Request {
        let storyboard: UIStoryboard
        let scene: StoryboardScene
        /// Makes the controller from its coder; nil where the scene's class does.
        let creator: ((NSCoder) -> UIViewController?)?
    }

    let identifier: String
    /// What segues name the scene by.
    let id: String
    let make: (Request) -> UIViewController
    /// By what they are performed with: the name, or the id of one without.
    var segues: [String: Segue] = [:]

    init(identifier: String, id: String? = nil, make: @escaping (Request) -> UIViewController) {
        self.identifier = identifier
        self.id = id ?? identifier
        self.make = make
    }

    /// Adds a segue to another scene; one of the same identifier is replaced.
    @discardableResult
    public func segue(_ identifier: String, to destination: String, _ way: Way = .show) -> StoryboardScene {
        segues[identifier] = Segue(name: identifier, target: .scene(destination, way))
        return self
    }

    /// Adds a segue back to the nearest controller that has the method `action`, such as `unwindToHome:`, in its
    /// ``SelectorTable``; one of the same identifier is replaced.
    @discardableResult
    public func unwind(_ identifier: String, to action: Selector) -> StoryboardScene {
        segues[identifier] = Segue(name: identifier, target: .back(action))
        return self
    }
}

extension StoryboardScene.Way {
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
    /// The segue from a controller to another, as it is prepared and performed.
    func made(
        _ way: StoryboardScene.Way, from source: UIViewController, to destination: UIViewController, sender: Any?
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
