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

    enum Leading {
        case to(String, Way)
        case back(Selector)
    }

    let identifier: String
    let make: () -> UIViewController
    private(set) var segues: [String: Leading] = [:]

    init(identifier: String, make: @escaping () -> UIViewController) {
        self.identifier = identifier
        self.make = make
    }

    /// Adds a segue to another scene; one of the same identifier is replaced.
    @discardableResult
    public func segue(_ identifier: String, to destination: String, _ way: Way = .show) -> StoryboardScene {
        segues[identifier] = .to(destination, way)
        return self
    }

    /// Adds a segue back to the nearest controller that has the method `action`, such as `unwindToHome:`, in its
    /// ``SelectorTable``; one of the same identifier is replaced.
    @discardableResult
    public func unwind(_ identifier: String, to action: Selector) -> StoryboardScene {
        segues[identifier] = .back(action)
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

    func segue(
        _ identifier: String, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        func segue(_ perform: @escaping () -> Void) -> UIStoryboardSegue {
            UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination, performHandler: perform)
        }
        switch self {
        case .show: return segue { source.show(destination, sender: sender) }
        case .showDetail: return segue { source.showDetailViewController(destination, sender: sender) }
        case .present(let style):
            return segue {
                if style != .automatic { destination.modalPresentationStyle = style }
                source.present(destination, animated: true)
            }
        case .custom(let make): return make(identifier, source, destination)
        }
    }
}
