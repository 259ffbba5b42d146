import InterfaceModel

/// The scenes of a storyboard file.
struct StoryboardFile {
    private let file: InterfaceFile
    private let name: String

    /// Loads a storyboard for the session's device. Returns nil if there is no such file.
    static func content(_ name: String) -> Storyboards.Content? {
        switch UIApplication.shared.interfaces.storyboard(name, for: DeviceSettings.current.language) {
        case .file(let file): .scenes(StoryboardFile(file: file, name: name).scenes)
        case .broken(let reason): .broken(reason)
        case nil: nil
        }
    }

    private var scenes: StoryboardScenes {
        StoryboardScenes(
            file.scenes.compactMap { made($0.items("objects")) }, initial: file.document["initialViewController"])
    }

    private func made(_ objects: [InterfaceElement]) -> StoryboardScene? {
        let controller =
            objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.name.hasSuffix("Controller") }
        if let reference = objects.first(where: { $0.name == "viewControllerPlaceholder" }) { return made(reference) }
        guard let controller, let id = controller.id else { return nil }
        let beside = objects.filter { $0.id != id }
        let (file, name) = (file, name)
        let scene = StoryboardScene(identifier: controller["storyboardIdentifier"] ?? id, id: id) { request in
            let place = InterfacePlace(file, named: name, of: request.storyboard)
            return SceneSource(controller, beside: beside, in: place, for: request).make()
        }
        for object in objects {
            object.walk { element in
                guard element.name == "segue", let (key, segue) = segue(element) else { return }
                scene.segues[key] = segue
            }
        }
        return scene
    }

    /// Returns the scene to which a storyboard reference refers; nil if the reference has no id.
    private func made(_ reference: InterfaceElement) -> StoryboardScene? {
        guard let id = reference.id else { return nil }
        let own = name
        return StoryboardScene(identifier: id, id: id) { _ in
            let other = UIStoryboard(name: reference["storyboardName"] ?? own, bundle: nil)
            if let identifier = reference["referencedIdentifier"] {
                return other.instantiateViewController(withIdentifier: identifier)
            }
            return other.instantiateInitialViewController()
                ?? PlainScreen("The storyboard \"\(other)\" has no initial scene", in: .secondaryLabel)
        }
    }

    private func segue(_ element: InterfaceElement) -> (String, StoryboardScene.Segue)? {
        guard let key = element["identifier"] ?? element.id, let destination = element["destination"] else {
            return nil
        }
        var segue = StoryboardScene.Segue(
            name: element["identifier"], target: .scene(destination, segueKind(of: element)))
        if let kind = element["kind"], kind == "unwind" {
            segue = .init(name: element["identifier"], target: .back(Selector(element["unwindAction"] ?? "")))
        }
        segue.isAnimated = element.flag("animates") ?? true
        segue.transition = element.choice("modalTransitionStyle", from: InterfaceLoad.transitions)
        if let method = element["destinationCreationSelector"] {
            segue.creator = { source, coder, sender in
                let member = UIApplication.shared.interfaces.classes.member(method, of: source)
                guard case .creator(let make) = member?.kind else { return nil }
                return make(source, coder, sender, element["identifier"])
            }
        }
        return (key, segue)
    }

    private func segueKind(of element: InterfaceElement) -> StoryboardScene.SegueKind {
        let style = element.choice("modalPresentationStyle", from: InterfaceLoad.presentations) ?? .automatic
        switch element["kind"] {
        case "showDetail": return .showDetail
        case "presentation", "modal": return .present(style)
        case "popoverPresentation", "popover": return .present(.popover)
        case "custom":
            let classes = UIApplication.shared.interfaces.classes
            return element["customClass"].flatMap(classes.segue).map { .custom($0) } ?? .show
        default: return .show
        }
    }
}
