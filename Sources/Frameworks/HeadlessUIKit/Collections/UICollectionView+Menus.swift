/// Menus about items.
struct CollectionMenus {
    /// What a collection asks for a menu. There is no telling in Swift whether a delegate has a method of its own; but
    /// the answers that stand in for it say so when they are asked.
    enum Question: Hashable { case item, items }

    /// The class that was asked.
    var asked: ObjectIdentifier?
    private var without: Set<Question> = []

    /// Nobody has an answer of their own to a question.
    mutating func unanswered(_ question: Question) { without.insert(question) }

    /// Whether a class has an answer of its own; it is asked once, by `ask`.
    var areThere: Bool { asked != nil && without.count < 2 }

    /// Forgets what is known of another class.
    mutating func begin(with asked: ObjectIdentifier?) { (self.asked, without) = (asked, []) }
}

extension UICollectionView {
    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Has a person ask for a menu about an item, where the delegate knows any.
    func offerMenu(on cell: UICollectionViewCell, at indexPath: IndexPath) {
        let asked = itemDelegate.map { ObjectIdentifier(type(of: $0)) }
        if menus.asked != asked {
            menus.begin(with: asked)
            _ = menu(at: indexPath, .zero)
        }
        guard menus.areThere, cell.menuPress == nil else { return }
        let press = ContextPress(opens: { [weak self, weak cell] place in
            if let self, let cell { openMenu(about: cell, at: place) }
        })
        cell.menuPress = press
        cell.addGestureRecognizer(press)
    }

    private func menu(at indexPath: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration? {
        itemDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: place)
            ?? itemDelegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: place)
    }

    private func openMenu(about cell: UICollectionViewCell, at place: CGPoint) {
        guard let indexPath = indexPath(for: cell),
            let configuration = menu(at: indexPath, cell.convert(place, to: self))
        else { return }
        let isOpen = configuration.open(over: cell) { [weak self] animator in
            guard let self else { return }
            itemDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        if isOpen { itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: nil) }
    }
}
