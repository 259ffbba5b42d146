extension BeagleScreenViewController: FirstLayoutWaiting {
    package func whenFirstLaidOut(_ step: FirstLayoutStep, perform work: @escaping () -> Void) {
        waiting.add(to: step, work: work)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Runs the work of components that waits for the first layout, in order. Work that is added meanwhile runs at the
    /// next layout.
    func runWaiting() {
        let due = waiting
        waiting = FirstLayoutWork()
        due.run()
    }
}
