/// A screen that defers the work of its components until their first layout.
package protocol FirstLayoutWaiting: BeagleController {
    /// Runs `work` once, at the next layout of the screen's view. Work of the same step runs in the order of
    /// registration.
    func whenFirstLaidOut(_ step: FirstLayoutStep, perform work: @escaping () -> Void)
}

/// The steps at a first layout; each one is completed for the whole screen before the next.
package enum FirstLayoutStep {
    /// Components run their `onInit` actions; all contexts exist by then.
    case initialization
    /// Bindings are connected, and deliver the values that the `onInit` actions have set.
    case binding
}

/// The work of both steps that waits for the first layout, in order.
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

    /// Runs all work, without the contexts of a running handler. Work that is added meanwhile waits for the next
    /// layout.
    package func run() {
        EventScope.suspended {
            for work in initializations { work() }
            for work in bindings { work() }
        }
    }
}
