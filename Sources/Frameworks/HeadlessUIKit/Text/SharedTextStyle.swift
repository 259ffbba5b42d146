import Synchronization

/// A text style that the page already has for a view. Views with equal styles share one object, which saves memory.
final class SharedTextStyle: Sendable {
    let style: TextDrawing.Style

    private init(_ style: TextDrawing.Style) {
        self.style = style
    }

    private static let known = Mutex<[TextDrawing.Style: SharedTextStyle]>([:])
    /// The maximum number of shared styles. Most apps use only a few. When the limit is reached, all styles are removed
    /// from the table. Equal styles may then be stored twice, which only costs memory.
    private static let most = 256

    /// Returns the shared object for a style.
    static func shared(_ style: TextDrawing.Style) -> SharedTextStyle {
        known.withLock { known in
            if let told = known[style] { return told }
            if known.count >= most { known = [:] }
            let told = SharedTextStyle(style)
            known[style] = told
            return told
        }
    }
}
