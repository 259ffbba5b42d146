import Beagle
import Wire

/// The retry of an error, available by its id as long as it is referenced.
///
/// The error's receiver holds the closure, which holds the ticket; the ledger references the ticket only weakly. A
/// retry whose error view was cancelled is thus released automatically.
final class RetryTicket {
    /// The published description of the retry.
    let facts: PendingRetry

    private let retry: BeagleRetry
    private weak var ledger: RetryLedger?
    private(set) var use = Use.unused

    enum Use {
        case unused
        case used
    }

    /// The initiator of a retry.
    enum Runner {
        /// The app's code, such as the button of its error view.
        case app
        /// A person outside of the app.
        case outside
    }

    /// The result of a run from outside of the app.
    private enum OutsideRun {
        case none
        /// The retry ran, and its work has not failed since.
        case done
        /// The work failed again, and the new error offers this retry.
        case failedAgain(WeakTicket)
    }

    private struct WeakTicket {
        weak var ticket: RetryTicket?
    }

    private var outsideRun = OutsideRun.none

    /// Whether this retry must be skipped when the app runs all its stored retries, because otherwise the work would be
    /// done twice. True if a person ran the retry from outside, and either its work has not failed since or the new
    /// error's retry is held too.
    private var isDoneFromOutside: Bool {
        switch outsideRun {
        case .none: false
        case .done: true
        case .failedAgain(let next): next.ticket != nil
        }
    }

    /// Returns whether an error of this work results from the run from outside.
    func awaits(_ kind: ErrorDescription.Kind, subject: String) -> Bool {
        guard case .done = outsideRun else { return false }
        return facts.kind == kind && facts.subject == subject
    }

    /// Records that the run from outside failed, and that the new error offers another retry.
    func failedAgain(offering next: RetryTicket) {
        outsideRun = .failedAgain(WeakTicket(ticket: next))
    }

    init(_ facts: PendingRetry, ledger: RetryLedger, retry: @escaping BeagleRetry) {
        self.facts = facts
        self.ledger = ledger
        self.retry = retry
    }

    deinit {
        ledger?.ticketDied(self)
    }

    /// Runs the retry, for the first time or again. A repeated call by the app behaves as on iOS, except that it does
    /// not repeat a run from outside.
    func run(by runner: Runner = .app) {
        switch runner {
        case .app: if isDoneFromOutside { return }
        case .outside:
            outsideRun = .done
            ledger?.didRunFromOutside(self)
        }
        let before = use
        use = .used
        ledger?.willRun(self, for: before)
        retry()
        ledger?.didRun()
    }
}
