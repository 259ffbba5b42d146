extension UIView {
    /// The recognisers on this view.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let found = interactions.compactMap { $0 as? UIGestureRecognizer }
            return found.isEmpty ? nil : found
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Puts a recogniser on this view, taking it off its former one.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        interactions.append(gestureRecognizer)
    }

    /// Takes a recogniser off.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        interactions.removeAll { $0 === gestureRecognizer }
    }
}
