/// What is run as the device has moved.
package enum PlaceWatchKey: ApplicationKey {
    package static var defaultValue: [() -> Void] { [] }
}

extension UIApplication {
    /// Takes the device that the app is to find when it is launched; nobody is there yet who would have to hear of it.
    package func begin(with device: SimulatedDevice) {
        self.device = device
        guard screen.set(CGRect(origin: .zero, size: device.size)) else { return }
        screen.mark(.content)
    }

    /// A person turned the device, or chose something else in its settings: the screen takes its size, and everybody
    /// hears of it as on iOS, before and afterwards.
    package func change(to next: SimulatedDevice) {
        let former = device
        guard next != former else { return }
        let controllers = self.controllers
        let insets = controllers.map { $0.viewIfLoaded?.safeAreaInsets }
        let coordinator = TurnCoordinator(in: screen)
        announce(next, with: coordinator)
        begin(with: next)
        for window in everyWindow { window.safeAreaChanged() }
        followFocus()
        if former.direction != next.direction { everyTop(of: controllers).forEach { $0.sidesChanged() } }
        let change = TraitChange(from: former, to: next)
        for top in everyTop(of: controllers) { change.tell(top) }
        post(from: former, to: next)
        coordinator.run()
        for window in everyWindow { window.layoutIfNeeded() }
        for (controller, before) in zip(controllers, insets) {
            if let before, let view = controller.viewIfLoaded, view.safeAreaInsets != before {
                controller.viewSafeAreaInsetsDidChange()
            }
        }
    }

    private func post(from former: SimulatedDevice, to next: SimulatedDevice) {
        if former.textSize != next.textSize {
            post(
                UIContentSizeCategory.didChangeNotification,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: next.textSize.rawValue])
        }
        if former.language != next.language { post(NSLocale.currentLocaleDidChangeNotification) }
        if former.reducesMotion != next.reducesMotion { post(UIAccessibility.reduceMotionStatusDidChangeNotification) }
        if former.orientation != next.orientation { post(UIDevice.orientationDidChangeNotification) }
        if former.place != next.place { values[PlaceWatchKey.self].forEach { $0() } }
    }

    private func announce(_ next: SimulatedDevice, with coordinator: TurnCoordinator) {
        let (before, after) = (device.traits(), next.traits())
        for root in roots {
            if before != after { root.willTransition(to: after, with: coordinator) }
            guard device.size != next.size else { continue }
            root.presentation?.controller?.viewWillTransition(to: next.size, with: coordinator)
            root.viewWillTransition(to: next.size, with: coordinator)
        }
    }

    /// The windows' own controllers, and what is shown over them.
    private var roots: [UIViewController] {
        everyWindow.flatMap { window in
            Array(sequence(first: window.rootViewController) { $0?.presentation?.presented }).compactMap { $0 }
        }
    }

    private var controllers: [UIViewController] { roots.flatMap(\.withChildren) }

    /// The windows, and the outermost views of controllers that are off the screen for now.
    private func everyTop(of controllers: [UIViewController]) -> [UIView] {
        let away = controllers.compactMap(\.viewIfLoaded).map(\.topmost).filter { !$0.isAttached }
        var known: Set<ObjectIdentifier> = []
        return everyWindow + away.filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIViewController {
    /// The controller, and all inside it, the containers first.
    fileprivate var withChildren: [UIViewController] { [self] + children.flatMap(\.withChildren) }
}
