extension BeagleScreenViewController: FirstLayoutWaiting {
    package func whenFirstLaidOut(_ step: FirstLayoutStep, perform work: @escaping () -> Void) {
        waiting.add(to: step, work: work)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Runs the deferred work in order; work that is added meanwhile waits for the next layout.
    func runWaiting() {
        let due = waiting
        waiting = FirstLayoutWork()
        due.run()
    }
}
