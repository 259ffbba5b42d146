import Beagle
import Wire

/// The retry of one error, known by name for as long as somebody could still run it.
///
/// Whoever was told of the error holds the closure, the closure holds the ticket, and the ledger only knows it weakly: so
/// a retry whose error view was cancelled is gone by itself.
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

    init(_ facts: PendingRetry, ledger: RetryLedger, retry: @escaping BeagleRetry) {
        self.facts = facts
        self.ledger = ledger
        self.retry = retry
    }

    deinit {
        ledger?.ticketDied(self)
    }

    /// Runs the retry, for the first time or again; code that calls it again gets what it would get on iOS.
    func run() {
        let before = use
        use = .used
        ledger?.willRun(self, for: before)
        retry()
        ledger?.didRun()
    }
}
