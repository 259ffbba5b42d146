public protocol UITraitChangeObservable: AnyObject {}

/// A registration for changes of traits. It ends when the observed object is deallocated, too.
public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
    /// Calls `handler` with this object and its former traits whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerObserver(of: traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls `handler` with this object and its former traits whenever one of `traits` changes. The type of the object
    /// is inferred from the closure, so that it may be `Self` in a class that is not final.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerObserver(of: traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    /// Sends `action` to `target` with this object and its former traits whenever one of `traits` changes. The target
    /// is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return registerObserver(of: traits) { [weak self, weak target] previous in
            if let target { action.send(to: target, [self, previous]) }
        }
    }

    /// Sends `action` to this object, with the object itself and its former traits, whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitHearers.removeAll { $0 === registration }
    }

    private func registerObserver(of traits: [UITrait], handler hear: @escaping (UITraitCollection) -> Void)
        -> TraitObserver
    {
        let traits = traits.compactMap { $0 as? any SystemTrait.Type }
        let hearer = TraitObserver { previous, now in
            if traits.contains(where: { $0.differs(now, from: previous) }) { hear(previous) }
        }
        traitHearers.append(hearer)
        return hearer
    }
}

extension TraitObserver: UITraitChangeRegistration {}
