/// Views that wait for a layout pass, in the order they asked.
final class LayoutQueue {  // a class, because views ask for passes while it runs
    @exclusivity(unchecked) private var waiting: [UIView] = []  // as in `ChangeLog`
    /// How often views may ask for another pass inside one before it is called endless.
    private static let rounds = 32

    /// Takes a view in; true when it is the first.
    func add(_ view: UIView) -> Bool {
        guard !view.waitsForLayoutPass else { return false }
        view.waitsForLayoutPass = true
        waiting.append(view)
        return waiting.count == 1
    }

    /// Lays out what waits inside `view`, and what that makes wait.
    func run(inside view: UIView, of register: ViewRegister) {
        for _ in 0..<Self.rounds {
            findPlaces(from: 0, register)
            let inside = waiting.filter { $0.wantsLayout && $0.isAttached && $0.isDescendant(of: view) }
            if inside.isEmpty { return }
            layOut(inside, register)
        }
    }

    /// Lays out everything that waits; answers the types of views that still ask in the end. These may ask again
    /// afterwards.
    func runAll(of register: ViewRegister) -> [String] {
        var done = 0
        for _ in 0..<Self.rounds {
            findPlaces(from: done, register)
            if done == waiting.count { break }
            let round = waiting[done...]
            done = waiting.count
            for view in round { view.waitsForLayoutPass = false }
            layOut(round, register)
        }
        let left = waiting[done...].map { "\(type(of: $0))" }
        for view in waiting[done...] {
            view.waitsForLayoutPass = false
            view.wantsLayout = false
        }
        waiting.removeAll(keepingCapacity: waiting.count == 1)
        return left
    }

    /// Has those that wait look at their constraints, and finds places by them; what moves waits then, too.
    private func findPlaces(from first: Int, _ register: ViewRegister) {
        var place = first
        while place < waiting.count {
            if waiting[place].isAttached { waiting[place].updateConstraintsIfNeeded() }
            place += 1
        }
        guard let engine = register.engine else { return }
        register.checkSafeAreas()
        engine.update()
    }

    private func layOut(_ views: some Collection<UIView>, _ register: ViewRegister) {
        for view in Self.outermostFirst(views) where view.wantsLayout && view.isAttached {
            register.engine?.update()  // one further out may have given this one another size
            view.layOutNow()
        }
    }

    /// A view is laid out before those inside it, so that these find it in its size; otherwise in the order of asking.
    private static func outermostFirst(_ views: some Collection<UIView>) -> [UIView] {
        if views.count < 2 { return Array(views) }
        var ordered = views.map { (depth: $0.ancestors, view: $0) }
        if zip(ordered, ordered.dropFirst()).contains(where: { $0.depth > $1.depth }) {
            ordered.sort { $0.depth < $1.depth }  // keeps the order of equals
        }
        return ordered.map(\.view)
    }

    /// Forgets who waits, because the pass that was asked for will not come.
    func removeAll() {
        for view in waiting { view.waitsForLayoutPass = false }
        waiting = []
    }
}
