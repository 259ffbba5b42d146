/// What hears of traits that change, each by who asked to hear of it.
public protocol UITraitChangeObservable: AnyObject {}

/// That somebody hears of traits, until that is given up or who has the traits is gone.
public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
    /// Calls `handler` with this object and what its traits were before, as often as one of `traits` is another.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls `handler` with this object as what the closure takes it for, such as the `Self` of a class that is not
    /// final.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    /// Calls a method of `target`, which is not held, with this object and what its traits were before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak self, weak target] previous in
            if let target { action.send(to: target, [self, previous]) }
        }
    }

    /// Calls a method of this object, with itself and what its traits were before.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Nobody hears of that any more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitHearers.removeAll { $0 === registration }
    }

    private func register(_ traits: [UITrait], _ hear: @escaping (UITraitCollection) -> Void) -> TraitHearer {
        let traits = traits.compactMap { $0 as? any SystemTrait.Type }
        let hearer = TraitHearer { previous, now in
            if traits.contains(where: { $0.differs(now, from: previous) }) { hear(previous) }
        }
        traitHearers.append(hearer)
        return hearer
    }
}

extension TraitHearer: UITraitChangeRegistration {}
