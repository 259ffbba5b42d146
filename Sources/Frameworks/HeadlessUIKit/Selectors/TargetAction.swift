/// Who is told by which method.
struct TargetAction {
    /// Held weakly, as on iOS; nil from the start means whoever answers first, from the sender up.
    private weak var target: AnyObject?
    private let isForAnyone: Bool
    let selector: Selector

    init(_ target: Any?, _ selector: Selector) {
        // A value in `Any` would be boxed and gone at once; nothing but objects can be told.
        self.target = target.map { $0 as AnyObject }
        isForAnyone = target == nil
        self.selector = selector
    }

    /// Whether it is this one; nil stands for all.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (selector == nil || selector == self.selector)
    }

    /// Who would be told.
    var receiver: AnyObject? { target }

    /// Tells them. `responder` is where the search for whoever answers begins.
    func send(from sender: AnyObject, responder: UIResponder?) {
        let arguments: [Any?] = [sender, UIEvent()]
        if let target { return selector.send(to: target, arguments) }
        guard isForAnyone else { return }
        var next = responder
        while let candidate = next {
            if selector.isAnswered(by: candidate) { return selector.send(to: candidate, arguments) }
            next = candidate.next
        }
        UIApplication.shared.host.log(ApplicationNote.message("nobody answers \(selector)"))
    }
}
