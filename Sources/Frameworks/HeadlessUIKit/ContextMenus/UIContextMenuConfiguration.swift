public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates the menu. The suggested elements that it receives are always empty.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// Stored; has no visible effect.
    open var badgeCount = 0
    /// Stored; has no visible effect.
    open var preferredMenuElementOrder = ElementOrder.automatic

    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. The preview is not drawn. Instead, the menu has an additional entry with the title of
    /// the preview's controller. Choosing this entry has the effect of a tap on the preview.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// Opens the menu over the controller of `view`. `commit` is called if the user chooses the preview.
    ///
    /// - Returns: Whether the menu has any entries.
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

/// The animator for a preview that the user has chosen.
private final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
    private var steps: [() -> Void] = []
    private var ends: [() -> Void] = []

    init(_ preview: UIViewController) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { steps.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { ends.append(completion) }

    /// Runs the added closures, each once.
    func run() {
        let all = steps + ends
        (steps, ends) = ([], [])
        for step in all { step() }
    }
}
