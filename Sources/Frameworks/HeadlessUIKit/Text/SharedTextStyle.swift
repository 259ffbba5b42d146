import Synchronization

/// The text style that the page already has for a view. Views with equal styles share one object.
final class SharedTextStyle: Sendable {
    let style: TextDrawing.Style

    private init(_ style: TextDrawing.Style) {
        self.style = style
    }

    private static let known = Mutex<[TextDrawing.Style: SharedTextStyle]>([:])
    /// The maximum number of shared styles. An app has a few. If an app generates styles endlessly, all are removed,
    /// which only costs memory.
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
