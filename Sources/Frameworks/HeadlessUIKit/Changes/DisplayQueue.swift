/// The views that need to draw themselves.
final class DisplayQueue {
    private var waiting: [(view: UIView, wasAsked: Bool)] = []
    /// Classes known not to override `draw(_:)`. Their instances are skipped.
    private var plainClasses: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]
    private weak var drawing: UIView?

    /// Adds a newly visible view, unless it has no size or its class does not draw. Returns whether the queue was
    /// empty.
    func came(_ view: UIView) -> Bool { view.hasArea && !isPlain(view) ? add(view, wasAsked: false) : false }

    /// Adds a view that needs display, unless it is drawing now. Returns whether the queue was empty.
    func enqueue(_ view: UIView) -> Bool { view === drawing ? false : add(view, wasAsked: true) }

    private func add(_ view: UIView, wasAsked: Bool) -> Bool {
        waiting.append((view, wasAsked))
        return waiting.count == 1
    }

    private func isPlain(_ view: UIView) -> Bool { plainClasses.contains(ObjectIdentifier(type(of: view))) }

    /// Draws each waiting view once if it is in the tree and has a size. The others draw when they get a size.
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

    func removeAll() { waiting = [] }
}
