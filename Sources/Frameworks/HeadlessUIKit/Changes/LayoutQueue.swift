/// The views that need a layout pass, in the order of their requests.
final class LayoutQueue {  // a class, because views request passes while it runs
    @exclusivity(unchecked) private var waiting: [UIView] = []  // unchecked for the reason in `ChangeLog`
    /// The maximum number of rounds of layout passes that one pass may cause. Beyond it the layout is considered
    /// endless.
    private static let rounds = 32

    /// Adds a view. Returns whether the queue was empty before.
    func add(_ view: UIView) -> Bool {
        guard !view.waitsForLayoutPass else { return false }
        view.waitsForLayoutPass = true
        waiting.append(view)
        return waiting.count == 1
    }

    /// Lays out the queued views inside `view`, and the views that are queued meanwhile.
    func run(inside view: UIView, of register: ViewRegister) {
        for _ in 0..<Self.rounds {
            findPlaces(from: 0, register)
            let inside = waiting.filter { $0.wantsLayout && $0.isAttached && $0.isDescendant(of: view) }
            if inside.isEmpty { return }
            layOut(inside, in: register)
        }
    }

    /// Lays out all waiting views. Returns the types of views that still request layout after the last round; they may
    /// request it again later.
    func runAll(of register: ViewRegister) -> [String] {
        var done = 0
        for _ in 0..<Self.rounds {
            findPlaces(from: done, register)
            if done == waiting.count { break }
            let round = waiting[done...]
            done = waiting.count
            for view in round { view.waitsForLayoutPass = false }
            layOut(round, in: register)
        }
        let left = waiting[done...].map { "\(type(of: $0))" }
        for view in waiting[done...] {
            view.waitsForLayoutPass = false
            view.wantsLayout = false
        }
        waiting.removeAll(keepingCapacity: waiting.count == 1)
        return left
    }

    /// Updates the constraints of the queued views and solves them. A view that moves is queued too.
    private func findPlaces(from first: Int, _ register: ViewRegister) {
        var place = first
        while place < waiting.count {
            if waiting[place].isAttached { waiting[place].updateConstraintsIfNeeded() }
            place += 1
        }
        register.checkSafeAreas()
        register.engine?.update()
    }

    private func layOut(_ views: some Collection<UIView>, in register: ViewRegister) {
        for view in Self.outermostFirst(views) where view.wantsLayout && view.isAttached {
            register.engine?.update()  // an ancestor may have changed the size of this view
            view.layOutNow()
        }
    }

    /// Sorts views so that ancestors come before descendants; otherwise the order of requests is kept.
    private static func outermostFirst(_ views: some Collection<UIView>) -> [UIView] {
        if views.count < 2 { return Array(views) }
        var ordered = views.map { (depth: $0.ancestors, view: $0) }
        if zip(ordered, ordered.dropFirst()).contains(where: { $0.depth > $1.depth }) {
            ordered.sort { $0.depth < $1.depth }  // keeps the order of equals
        }
        return ordered.map(\.view)
    }

    /// Clears the queue. Called if the scheduled pass will not run.
    func removeAll() {
        for view in waiting { view.waitsForLayoutPass = false }
        waiting = []
    }
}
