/// A provider of the controller that shows what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A provider of a menu; the entries that it is given are those the system suggests: none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// What badge it has; kept.
    open var badgeCount = 0
    /// Which entry comes first; kept.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Which entry comes first.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// A menu, and a controller that shows what it is about. Its view is not drawn: where there is one, the menu has an
    /// entry more, with the controller's title, that does what a tap on the preview does on a phone.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// Shows the menu over the controller around `view`; `commit` has the preview followed.
    ///
    /// - Returns: Whether there is anything to choose.
    func open(over view: UIView, commit: @escaping (any UIContextMenuInteractionCommitAnimating) -> Void) -> Bool {
        let menu = actionProvider?([])
        var entries: [UIMenuElement] = []
        if let preview = previewProvider?() {
            let title = [preview.title ?? "", SystemWords.word("Open")].first { !$0.isEmpty } ?? ""
            entries.append(
                UIAction(title: title) { _ in
                    let course = PreviewCommit(preview)
                    commit(course)
                    course.run()
                })
        }
        entries += menu?.children ?? []
        guard !entries.isEmpty else { return false }
        view.open(UIMenu(title: menu?.title ?? "", subtitle: menu?.subtitle, children: entries), for: view)
        return true
    }
}

/// A preview that a person follows.
private final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
    private var steps: [() -> Void] = []
    private var ends: [() -> Void] = []

    init(_ preview: UIViewController) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { steps.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { ends.append(completion) }

    /// Runs what was added, each once.
    func run() {
        let all = steps + ends
        (steps, ends) = ([], [])
        for step in all { step() }
    }
}
