/// A target and the action that is sent to it.
struct TargetAction {
    /// The target, held weakly, as on iOS. If it was nil from the beginning, the action is sent to the first responder
    /// that implements it, from the sender up.
    private weak var target: AnyObject?
    let isForAnyone: Bool
    let selector: Selector

    init(_ target: Any?, selector: Selector) {
        // A value type in Any would be boxed and freed at once; only objects can be targets.
        self.target = target.map { $0 as AnyObject }
        isForAnyone = target == nil
        self.selector = selector
    }

    /// Returns whether target and action match; nil matches everything.
    func matches(_ target: Any?, selector: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (selector == nil || selector == self.selector)
    }

    /// The target; nil if it was freed, or if there was none.
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
