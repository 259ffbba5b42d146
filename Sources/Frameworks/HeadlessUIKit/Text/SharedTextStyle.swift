import Synchronization

/// The one style of a text that the reader of a view has; the same object for all views that have it.
final class SharedTextStyle: Sendable {
    let style: TextDrawing.Style

    private init(_ style: TextDrawing.Style) {
        self.style = style
    }

    private static let known = Mutex<[TextDrawing.Style: SharedTextStyle]>([:])
    /// Apps have a few; where one makes them up without end, all are forgotten, which costs only room.
    private static let most = 256

    /// What stands for a style.
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
