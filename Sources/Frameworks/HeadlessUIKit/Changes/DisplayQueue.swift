/// Views that are to draw themselves.
final class DisplayQueue {
    private var waiting: [(view: UIView, wasAsked: Bool)] = []
    /// Classes whose `draw(_:)` is `UIView`'s own, so that views of theirs need not be asked.
    private var plainClasses: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]
    private weak var drawing: UIView?

    /// Takes a view in that is seen for the first time, unless it has no size or its class draws nothing; answers
    /// whether it is the first.
    func came(_ view: UIView) -> Bool { view.hasArea && !isPlain(view) ? add(view, wasAsked: false) : false }

    /// Takes a view in that is to be drawn again, unless it is drawing itself just now; answers whether it is the
    /// first.
    func ask(_ view: UIView) -> Bool { view === drawing ? false : add(view, wasAsked: true) }

    private func add(_ view: UIView, wasAsked: Bool) -> Bool {
        waiting.append((view, wasAsked))
        return waiting.count == 1
    }

    private func isPlain(_ view: UIView) -> Bool { plainClasses.contains(ObjectIdentifier(type(of: view))) }

    /// Has those draw themselves, each once, that are in the tree and have a size; the others do when they get one.
    func run() {
        guard !waiting.isEmpty else { return }
        let all = waiting
        waiting = []
        var done: Set<ObjectIdentifier> = []
        for (view, wasAsked) in all where view.isAttached && view.hasArea && (wasAsked || !isPlain(view)) {
            guard done.insert(ObjectIdentifier(view)).inserted else { continue }
            drawing = view
            if !view.paint() { plainClasses.insert(ObjectIdentifier(type(of: view))) }
        }
        drawing = nil
    }

    /// Forgets who waits.
    func removeAll() { waiting = [] }
}
