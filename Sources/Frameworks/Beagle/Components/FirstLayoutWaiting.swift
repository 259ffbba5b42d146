/// A screen that defers the work of its components until their first layout.
package protocol FirstLayoutWaiting: BeagleController {
    /// Runs `work` once, at the next layout of the screen's view; in order of registration within each step.
    func whenFirstLaidOut(_ step: FirstLayoutStep, perform work: @escaping () -> Void)
}

/// The steps at a first layout; each one is completed for the whole screen before the next.
package enum FirstLayoutStep {
    /// Components run their `onInit` actions; all contexts exist by then.
    case initialization
    /// Bindings are connected, and deliver the values that the `onInit` actions left.
    case binding
}

/// The deferred work of both steps, in order.
package struct FirstLayoutWork {
    private var initializations: [() -> Void] = []
    private var bindings: [() -> Void] = []

    package init() {}

    /// Appends work to its step.
    package mutating func add(to step: FirstLayoutStep, work: @escaping () -> Void) {
        switch step {
        case .initialization: initializations.append(work)
        case .binding: bindings.append(work)
        }
    }

    /// Runs all work, outside any event scope. Work that is added meanwhile waits for the next layout.
    package func run() {
        EventScope.suspended {
            for work in initializations { work() }
            for work in bindings { work() }
        }
    }
}
