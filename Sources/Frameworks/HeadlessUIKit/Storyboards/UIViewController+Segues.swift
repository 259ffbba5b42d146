/// The storyboard scene that a controller was created from, attached to the controller.
final class SceneOrigin {
    let storyboard: UIStoryboard
    let scene: StoryboardScene

    init(storyboard: UIStoryboard, scene: StoryboardScene) {
        self.storyboard = storyboard
        self.scene = scene
    }
}

extension UIViewController {
    /// The storyboard; nil for a controller created in code.
    public var storyboard: UIStoryboard? { origin?.storyboard }

    /// The identifier of the controller's scene; nil if it has none.
    package var sceneIdentifier: String? { origin?.scene.identifier }

    /// The identifier of the last segue to this controller; nil if there was none.
    package private(set) var segueIdentifier: String? {
        get { companions.lazy.compactMap { $0 as? SegueArrival }.first?.segue }
        set {
            companions.removeAll { $0 is SegueArrival }
            if let newValue { companions.append(SegueArrival(segue: newValue)) }
        }
    }

    var origin: SceneOrigin? {
        get { companions.lazy.compactMap { $0 as? SceneOrigin }.first }
        set {
            companions.removeAll { $0 is SceneOrigin }
            if let newValue { companions.append(newValue) }
        }
    }

    /// Performs a segue that a control is connected to, if ``shouldPerformSegue(withIdentifier:sender:)`` allows it.
    public func triggerSegue(withIdentifier identifier: String, sender: Any?) {
        let segue = origin?.scene.segues[identifier]
        // A segue without an identifier is passed as an empty string.
        let name = segue.map { $0.name ?? "" } ?? identifier
        guard shouldPerformSegue(withIdentifier: name, sender: sender) else { return }
        if segue?.name == nil, segue != nil {
            follow(identifier, sender: sender)
        } else {
            performSegue(withIdentifier: identifier, sender: sender)
        }
    }

    /// Performs a segue, or logs why it cannot be performed.
    func follow(_ identifier: String, sender: Any?) {
        guard let origin else { return raiseUnknown(identifier, reason: "the controller comes from no storyboard") }
        let scene = origin.scene
        guard let segue = scene.segues[identifier] else {
            return raiseUnknown(identifier, reason: "the scene \"\(scene.identifier)\" has no such segue")
        }
        switch segue.target {
        case .scene(let id, let way):
            guard let next = origin.storyboard.scene(ofID: id) else {
                return logRefusal(
                    of: identifier, reason: "the storyboard \"\(origin.storyboard)\" has no scene \"\(id)\"")
            }
            let destination = origin.storyboard.make(
                next,
                creator: segue.creator.map { make in { [weak self] coder in self.flatMap { make($0, coder, sender) } } }
            )
            destination.segueIdentifier = segue.name
            runSegue(segue.made(way, from: self, to: destination, sender: sender), named: way.name, sender: sender)
        case .back(let action):
            guard let destination = unwindDestination(action, sender: sender) else {
                return logRefusal(of: identifier, reason: "no controller to go back to has the method \(action)")
            }
            let segue = UIStoryboardSegue(identifier: segue.name, source: self, destination: destination) {
                destination.showAgain()
            }
            runSegue(segue, named: "unwind", sender: sender) { destination.perform(action, with: segue) }
        }
    }

    /// Prepares and performs a segue. The action of an unwind segue runs after the preparation and before the segue, as
    /// on iOS.
    private func runSegue(_ segue: UIStoryboardSegue, named way: String, sender: Any?, prepared: () -> Void = {}) {
        let note = SegueLogEntry(
            identifier: segue.identifier ?? "", kind: way, source: String(describing: type(of: segue.source)),
            destination: String(describing: type(of: segue.destination)))
        AppEnvironment.current.host.log(.segue(note))
        prepare(for: segue, sender: sender)
        prepared()
        segue.perform()
    }

    private func logRefusal(of identifier: String, reason: String) {
        let name = String(describing: type(of: self))
        AppEnvironment.current.host.log(.segueRefused(controller: name, identifier: identifier, reason: reason))
    }

    private func raiseUnknown(_ identifier: String, reason: String) {
        let name = String(describing: type(of: self))
        AppEnvironment.current.host.raise(
            .invalidArgument, "Receiver (<\(name)>) has no segue with identifier '\(identifier)'",
            instead: .segueRefused(controller: name, identifier: identifier, reason: reason))
    }
}

extension UIControl {
    public func addSegue(
        withIdentifier identifier: String, from controller: UIViewController, for controlEvents: Event = .touchUpInside
    ) {
        addAction(for: controlEvents) { [weak controller, weak self] _ in
            controller?.triggerSegue(withIdentifier: identifier, sender: self)
        }
    }
}

private final class SegueArrival {
    let segue: String

    init(segue: String) { self.segue = segue }
}
