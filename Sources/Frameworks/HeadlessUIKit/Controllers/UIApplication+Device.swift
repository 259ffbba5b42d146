/// Closures that are called when the device's location, a permission of the app, its clock or its time zone changed.
package enum DeviceObserversKey: ApplicationKey {
    package static var defaultValue: [() -> Void] { [] }
}

extension UIApplication {
    /// Sets the device before the app is launched. There are no observers yet.
    package func begin(with device: SimulatedDevice) {
        self.device = device
        guard screen.set(CGRect(origin: .zero, size: device.size)) else { return }
        screen.mark(.content)
    }

    /// Changes the device after a rotation or a change of its settings. Updates the size of the screen, and notifies
    /// controllers and views before and after, as on iOS.
    package func change(to next: SimulatedDevice) {
        let former = device
        guard next != former else { return }
        let controllers = everyController
        let insets = controllers.map { $0.viewIfLoaded?.safeAreaInsets }
        let coordinator = TurnCoordinator(in: screen)
        announce(next, with: coordinator)
        begin(with: next)
        for window in everyWindow { window.safeAreaChanged() }
        followFocus()
        if former.direction != next.direction { everyTop(of: controllers).forEach { $0.sidesChanged() } }
        let change = TraitChange(from: former, to: next)
        for top in everyTop(of: controllers) { change.notify(top) }
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
            environment.post(
                UIContentSizeCategory.didChangeNotification,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: next.textSize.rawValue])
        }
        if former.settings.language != next.settings.language {
            environment.post(NSLocale.currentLocaleDidChangeNotification)
        }
        if former.reducesMotion != next.reducesMotion {
            environment.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
        if former.increasesContrast != next.increasesContrast {
            environment.post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
        }
        if former.hasBoldText != next.hasBoldText {
            environment.post(UIAccessibility.boldTextStatusDidChangeNotification)
        }
        if former.reducesTransparency != next.reducesTransparency {
            environment.post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
        if former.settings.savesPower != next.settings.savesPower {
            environment.post(.NSProcessInfoPowerStateDidChange)
        }
        if former.orientation != next.orientation { environment.post(UIDevice.orientationDidChangeNotification) }
        let (old, new) = (former.settings, next.settings)
        if old.timeZone != new.timeZone { environment.post(.NSSystemTimeZoneDidChange) }
        if old.clockOffset != new.clockOffset { environment.post(.NSSystemClockDidChange) }
        if old.timeZone != new.timeZone || old.clockOffset != new.clockOffset { significantTimeChange() }
        if old.place != new.place || !old.hasSameAccess(as: new) || old.clockOffset != new.clockOffset
            || old.timeZone != new.timeZone
        {
            values[DeviceObserversKey.self].forEach { $0() }
        }
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

    /// The root controllers of the windows, and the controllers presented over them.
    private var roots: [UIViewController] {
        everyWindow.flatMap { window in
            Array(sequence(first: window.rootViewController) { $0?.presentation?.presented }).compactMap { $0 }
        }
    }

    /// All view controllers in windows, including those that are covered by presented controllers.
    var everyController: [UIViewController] { roots.flatMap(\.withChildren) }

    /// Returns the windows, and the root views of controllers that are not on the screen.
    private func everyTop(of controllers: [UIViewController]) -> [UIView] {
        let away = controllers.compactMap(\.viewIfLoaded).map(\.topmost).filter { !$0.isAttached }
        var known: Set<ObjectIdentifier> = []
        return everyWindow + away.filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIViewController {
    /// The controller and its descendants, containers first.
    fileprivate var withChildren: [UIViewController] { [self] + children.flatMap(\.withChildren) }
}
