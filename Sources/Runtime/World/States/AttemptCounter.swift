import Beagle
import HeadlessUIKit
import Wire

/// Counts the consecutive failures of the same work on the same screen.
struct AttemptCounter {
    private struct Entry {
        weak var screen: UIViewController?
        let kind: ErrorDescription.Kind
        let subject: String
        var count: Int
    }

    private var entries: [Entry] = []

    /// Counts a failure and returns the count, beginning with 1.
    mutating func failed(_ screen: UIViewController, kind: ErrorDescription.Kind, subject: String) -> Int {
        entries.removeAll { $0.screen == nil }
        let index = entries.firstIndex { $0.screen === screen && $0.kind == kind && $0.subject == subject }
        guard let index else {
            entries.append(Entry(screen: screen, kind: kind, subject: subject, count: 1))
            return 1
        }
        entries[index].count += 1
        return entries[index].count
    }

    /// Resets the counts of a screen whose work succeeded.
    mutating func succeeded(_ screen: UIViewController) {
        if entries.isEmpty { return }
        entries.removeAll { $0.screen == nil || $0.screen === screen }
    }
}
