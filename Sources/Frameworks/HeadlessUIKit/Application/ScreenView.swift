/// The simulated phone's screen: the top of the tree, which holds the windows.
final class ScreenView: UIView {
    /// The keyboard over the windows, which the page draws; nil while there is none.
    var keyboard: ScreenKeyboard? { didSet { if oldValue != keyboard { mark(.content) } } }

    /// How the status bar is drawn; nil where the device's own colours fit.
    var statusBar: StatusBar? { didSet { if oldValue != statusBar { mark(.content) } } }

    override var plainKind: ViewKind { .window }
    override var typeName: String? { nil }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        guard keys.contains(.content) else { return }
        writer.number("width", Double(frame.width))
        writer.number("height", Double(frame.height))
        let place = keyboard?.frame
        writer.numbers(
            "keyboard", place.map { [$0.minX, $0.minY, $0.width, $0.height].map { UIView.onPage(Double($0)) } })
        writer.string("returnKey", keyboard?.returnKey)
        writer.string("statusBar", statusBar?.rawValue)
        writer.string("typist", keyboard?.user.description)
    }
}

/// A keyboard that is shown.
struct ScreenKeyboard: Equatable {
    /// Where it lies on the screen; nil where the app shows a view of its own instead.
    let frame: CGRect?
    /// What the return key says; nil where there is none.
    let returnKey: String?
    /// The view that a person types into.
    let user: ViewNumber
}
