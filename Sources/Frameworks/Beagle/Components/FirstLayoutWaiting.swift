/// A screen that holds work back until its view has been laid out: what components do when they are first shown.
package protocol FirstLayoutWaiting: BeagleController {
    /// Runs `work` once, at the next layout of the screen's view, in the order it was given within its step.
    func whenFirstLaidOut(_ step: FirstLayoutStep, _ work: @escaping () -> Void)
}

/// What happens at a first layout, one step after the other for the whole screen.
package enum FirstLayoutStep {
    /// Components run their `onInit`; every context exists by then.
    case initialization
    /// Bindings are connected, and deliver what those actions have left.
    case binding
}

/// Work of both steps, in order.
package struct FirstLayoutWork {
    private var initializations: [() -> Void] = []
    private var bindings: [() -> Void] = []

    /// Nothing yet.
    package init() {}

    /// Adds work at the end of its step.
    package mutating func add(_ step: FirstLayoutStep, _ work: @escaping () -> Void) {
        switch step {
        case .initialization: initializations.append(work)
        case .binding: bindings.append(work)
        }
    }

    /// Runs everything, as part of no handler. What arrives meanwhile belongs to the next layout.
    package func run() {
        EventScope.suspended {
            for work in initializations { work() }
            for work in bindings { work() }
        }
    }
}
