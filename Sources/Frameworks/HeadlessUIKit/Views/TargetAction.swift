/// A target and the action that is sent to it.
struct TargetAction {
    /// The target, held weakly, as on iOS. If the app set a nil target, the action is sent to the first responder that
    /// implements it, starting at the sender.
    private weak var target: AnyObject?
    let isForAnyone: Bool
    let selector: Selector

    /// Creates a pair of target and action.
    ///
    /// - Parameter searches: Whether the action is sent to a responder if there is no target.
    init(_ target: Any?, selector: Selector, searches: Bool = true) {
        let object = Self.object(target)
        self.target = object
        isForAnyone = searches && object == nil && !(target is AnyClass)
        self.selector = selector
    }

    /// Returns the object that can be a target; nil for values.
    ///
    /// `self` in the initial value of a stored property is the method `NSObject.self`. On iOS that method is boxed in
    /// an object that is deallocated immediately, so that the target is nil.
    static func object(_ target: Any?) -> AnyObject? {
        guard let target else { return nil }
        if type(of: target) is AnyClass { return target as AnyObject }
        let mirror = Mirror(reflecting: target)
        return mirror.displayStyle == .optional ? object(mirror.children.first?.value) : nil
    }

    /// Returns whether target and action match; nil matches everything.
    func matches(_ target: Any?, selector: Selector?) -> Bool {
        (target == nil || self.target === Self.object(target))
            && (selector == nil || selector == self.selector)
    }

    /// The target; nil if it was deallocated, or if none was set.
    var receiver: AnyObject? { target }

    /// Sends the action. Without a target, the search for a responder begins at `responder`.
    func send(from sender: AnyObject, responder: UIResponder?) {
        let arguments: [Any?] = [sender, UIEvent()]
        if let target { return selector.send(to: target, arguments) }
        guard isForAnyone else { return }
        var next = responder
        while let candidate = next {
            if selector.isAnswered(by: candidate) { return selector.send(to: candidate, arguments) }
            next = candidate.next
        }
        selector.logMissingResponder()
    }
}
