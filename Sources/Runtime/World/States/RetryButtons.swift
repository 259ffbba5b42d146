import HeadlessUIKit
import Wire

/// The buttons that Beagle created to run retries. Buttons of an app's own error views are not included, because they
/// are recognized only when they are tapped.
final class RetryButtons {
    private struct Entry {
        weak var button: UIButton?
    }

    private var entries: [Entry] = []
    /// The buttons as they were last published.
    private(set) var published: [ViewNumber] = []

    /// Registers a button, which is held weakly.
    func add(_ button: UIButton) {
        entries.removeAll { $0.button == nil }
        entries.append(Entry(button: button))
    }

    /// Returns the buttons in the view tree if they changed, and marks them as published; nil if unchanged.
    func change() -> [ViewNumber]? {
        if entries.isEmpty, published.isEmpty { return nil }
        let shown = entries.compactMap { $0.button?.id }.sorted { $0.rawValue < $1.rawValue }
        guard shown != published else { return nil }
        published = shown
        return shown
    }
}
