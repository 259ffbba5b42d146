import HeadlessUIKit
import Wire

/// The buttons that run retries, where Beagle itself made them; of an app's own it shows only when they are tapped.
final class RetryButtons {
    private struct Entry {
        weak var button: UIButton?
    }

    private var entries: [Entry] = []
    /// As readers have them.
    private(set) var told: [ViewNumber] = []

    /// Knows a button until it is gone.
    func add(_ button: UIButton) {
        entries.removeAll { $0.button == nil }
        entries.append(Entry(button: button))
    }

    /// Those that are in the tree, if readers have it otherwise; from then on they have it so.
    func change() -> [ViewNumber]? {
        if entries.isEmpty, told.isEmpty { return nil }
        let shown = entries.compactMap { $0.button?.id }.sorted { $0.rawValue < $1.rawValue }
        guard shown != told else { return nil }
        told = shown
        return shown
    }
}
