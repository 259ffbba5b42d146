import ViewSchema

/// The screen of the simulated phone: the root of the view tree, which contains the windows.
final class ScreenView: UIView {
    /// The keyboard, drawn by the page over the windows; nil while it is hidden.
    var keyboard: ScreenKeyboard? { didSet { if oldValue != keyboard { mark(.content) } } }

    /// The style of the status bar; nil uses the device's own colours.
    var statusBar: StatusBar? { didSet { if oldValue != statusBar { mark(.content) } } }

    override var plainKind: ViewKind { .window }
    override var typeName: String? { nil }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        guard keys.contains(.content) else { return }
        writer.setNumber(.width, to: Double(frame.width))
        writer.setNumber(.height, to: Double(frame.height))
        let place = keyboard?.frame
        writer.setNumbers(
            .keyboard, to: place.map { [$0.minX, $0.minY, $0.width, $0.height].map { UIView.onPage(Double($0)) } })
        writer.setString(.returnKey, to: keyboard?.returnKey)
        writer.setString(.statusBar, to: statusBar?.rawValue)
        writer.setString(.typist, to: keyboard?.user.description)
    }
}

/// The visible keyboard, as the page draws it.
struct ScreenKeyboard: Equatable {
    /// The frame on the screen; nil if the app shows an input view of its own.
    let frame: CGRect?
    /// The title of the return key, or nil.
    let returnKey: String?
    /// The number of the view that receives the typed text.
    let user: ViewNumber
}
