import Beagle
import HeadlessUIKit
import Wire

/// How often in a row the same work of the same screen has failed.
struct AttemptCounter {
    private struct Entry {
        weak var screen: UIViewController?
        let kind: ErrorAccount.Kind
        let subject: String
        var count: Int
    }

    private var entries: [Entry] = []

    /// Counts a failure; 1 for the first.
    mutating func failed(_ screen: UIViewController, kind: ErrorAccount.Kind, subject: String) -> Int {
        entries.removeAll { $0.screen == nil }
        let index = entries.firstIndex { $0.screen === screen && $0.kind == kind && $0.subject == subject }
        guard let index else {
            entries.append(Entry(screen: screen, kind: kind, subject: subject, count: 1))
            return 1
        }
        entries[index].count += 1
        return entries[index].count
    }

    /// Starts over for a screen whose work went well.
    mutating func succeeded(_ screen: UIViewController) {
        if entries.isEmpty { return }
        entries.removeAll { $0.screen == nil || $0.screen === screen }
    }
}
