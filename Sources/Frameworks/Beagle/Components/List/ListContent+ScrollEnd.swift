package import HeadlessUIKit

extension ListContent {
    /// Called for each value of the data source. The user can then reach the end again, even if the items are the same.
    ///
    /// - Parameters:
    ///   - count: The number of items; nil if the value is not an array.
    ///   - isNew: Whether the items differ from the previous ones.
    func sourceSpoke(count: Int?, isNew: Bool) {
        guard let actions = settings.onScrollEnd, !actions.isEmpty else { return }
        if scrollEnd.sourceSpoke(count: count, isNew: isNew) == .run { runWhenLaidOut() }
        askForSeenPart()
    }

    func saw(_ part: SeenPart) {
        guard scrollEnd.saw(part) == .run else { return }
        askForSeenPart()
        run()
    }

    /// Returns whether the page reports the scroll position for the set of items with this number.
    func watches(round: Int) -> Bool { scrollEnd.state == .watching(round: round) }

    /// Asks the page to report how much of the current items was seen, once a percentage is reached; or asks it to stop
    /// reporting.
    private func askForSeenPart() {
        guard let list else { return }
        var declared = list.declared
        switch scrollEnd.state {
        case .watching(let round):
            declared.properties[.scrollEnd] = String(round)
            declared.properties[.threshold] = String(settings.threshold)
        case .idle, .running, .seen:
            if declared.properties[.scrollEnd] != nil { declared.properties[.scrollEnd] = "" }
        }
        list.declared = declared
    }

    private func runWhenLaidOut() {
        guard let screen = renderer.controller as? any FirstLayoutWaiting else { return run() }
        screen.whenFirstLaidOut(.binding) { [weak self] in self?.run() }
    }

    private func run() {
        guard let list else { return }
        scrollEnd.begin()
        renderer.controller?.execute(actions: settings.onScrollEnd, event: "onScrollEnd", origin: list)
        scrollEnd.finish()
    }
}

extension UIView {
    /// The object that updates the cells of this list; nil if this view is not a list.
    var listContent: ListContent? {
        get { attachments[ListContentKey.self] }
        set { attachments[ListContentKey.self] = newValue }
    }

    /// Returns whether this view is a list for which the page reports the scroll position, for the set of items with
    /// this number.
    package func watchesScrollEnd(round: Int) -> Bool { listContent?.watches(round: round) == true }

    /// Called when the user has seen a part of this list.
    package func receiveSeenPart(_ part: SeenPart) { listContent?.saw(part) }
}

private enum ListContentKey: ApplicationKey {
    static var defaultValue: ListContent? { nil }
}
