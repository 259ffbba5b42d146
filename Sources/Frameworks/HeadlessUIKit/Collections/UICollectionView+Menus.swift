/// The state of a collection view's context menus: whether its delegate provides any.
struct CollectionMenus {
    /// A delegate method for menus. Swift code cannot check whether a delegate implements a method. Instead, the
    /// default implementations record that they were called.
    enum Question: Hashable { case item, items }

    /// The delegate class to which `without` belongs; nil before the first call.
    var asked: ObjectIdentifier?
    private var without: Set<Question> = []

    /// Records that a method is not implemented by the delegate.
    mutating func unanswered(_ question: Question) { without.insert(question) }

    /// Whether the delegate's class implements one of the menu methods. Always false before the first call.
    var areThere: Bool { asked != nil && without.count < 2 }

    /// Resets the record for another delegate class.
    mutating func begin(with asked: ObjectIdentifier?) { (self.asked, without) = (asked, []) }
}

extension UICollectionView {
    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Installs the context menu of an item if the delegate provides menus.
    func installMenu(on cell: UICollectionViewCell, at indexPath: IndexPath) {
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
