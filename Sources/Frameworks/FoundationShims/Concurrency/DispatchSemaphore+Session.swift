public import Dispatch

/// Semaphores whose wait runs the work that is due in the session, because nothing else can signal them meanwhile.
extension DispatchSemaphore {
    /// Waits for a signal; see ``WaitCall``. A property whose value can be called is preferred to Dispatch's method.
    public var wait: WaitCall { WaitCall(semaphore: self) }

    /// A call of `wait`.
    public struct WaitCall {
        let semaphore: DispatchSemaphore

        /// Waits for a signal. Queued work runs meanwhile. Without a signal the wait is ended, and a message is logged.
        public func callAsFunction() {
            guard AppEnvironment.current.isOfSession else {
                let direct: () -> Void = semaphore.wait
                return direct()
            }
            SessionQueues.current.wait(for: "the signal of a semaphore") { takesSignal() }
        }

        /// Waits for a signal. Queued work runs meanwhile. The timeout does not pass, because the session's clock
        /// stands still during a turn.
        public func callAsFunction(timeout: DispatchTime) -> DispatchTimeoutResult {
            guard AppEnvironment.current.isOfSession else {
                let direct: (DispatchTime) -> DispatchTimeoutResult = semaphore.wait(timeout:)
                return direct(timeout)
            }
            return SessionQueues.current.waitBriefly { takesSignal() }
        }

        /// Waits for a signal. Queued work runs meanwhile. The timeout does not pass, because the session's clock
        /// stands still during a turn.
        public func callAsFunction(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
            guard AppEnvironment.current.isOfSession else {
                let direct: (DispatchWallTime) -> DispatchTimeoutResult = semaphore.wait(wallTimeout:)
                return direct(wallTimeout)
            }
            return SessionQueues.current.waitBriefly { takesSignal() }
        }

        /// Uses a signal up, if there is one.
        private func takesSignal() -> Bool {
            let direct: (DispatchTime) -> DispatchTimeoutResult = semaphore.wait(timeout:)
            return direct(.now()) == .success
        }
    }
}
