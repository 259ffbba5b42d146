import Beagle
import Wire

/// The retry of one error, known by name for as long as somebody could still run it.
///
/// Whoever was told of the error holds the closure, the closure holds the ticket, and the ledger only knows it weakly:
/// so a retry whose error view was cancelled is gone by itself.
final class RetryTicket {
    /// What readers are told of it.
    let facts: PendingRetry

    private let retry: BeagleRetry
    private weak var ledger: RetryLedger?
    private(set) var use = Use.unused

    enum Use {
        case unused
        case used
    }

    /// Who runs a retry.
    enum Runner {
        /// The app's code, such as the button of its error view.
        case app
        /// A person, from outside of the app.
        case outside
    }

    /// What came of a run from outside of the app.
    private enum OutsideRun {
        case none
        /// It ran, and has not failed since.
        case done
        /// It failed again; the new error offers this retry, for as long as somebody holds it.
        case failedAgain(WeakTicket)
    }

    private struct WeakTicket {
        weak var ticket: RetryTicket?
    }

    private var outsideRun = OutsideRun.none

    /// Whether the app may leave it out when it runs all retries that it holds: a person ran it from outside, and
    /// either it has not failed since or the retry of the new error is held too. Without this the work would be done
    /// twice.
    private var isDoneFromOutside: Bool {
        switch outsideRun {
        case .none: false
        case .done: true
        case .failedAgain(let next): next.ticket != nil
        }
    }

    /// Whether an error of the same work is the failure of its run from outside.
    func awaits(_ kind: ErrorAccount.Kind, subject: String) -> Bool {
        guard case .done = outsideRun else { return false }
        return facts.kind == kind && facts.subject == subject
    }

    /// Its run from outside failed, and the new error offers another retry.
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

    /// Runs the retry, for the first time or again. Code that calls it again gets what it would get on iOS, except that
    /// it does not repeat what a person did from outside.
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
