/// An item that a person moves, while it follows the finger.
struct ItemMovement {
    /// Where it was.
    let origin: IndexPath
    /// Where it would be let go of now.
    var place: IndexPath
    let cell: UICollectionViewCell
}

extension UICollectionView {
    /// An item begins to follow a finger, as a gesture of the app's own says. False where the data source does not let
    /// it move.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let cell = cellForItem(at: indexPath),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
        else { return false }
        movement = ItemMovement(origin: indexPath, place: indexPath, cell: cell)
        bringSubviewToFront(cell)
        return true
    }

    /// The finger is at another point of the content: the item is drawn there, and others make room where it would be.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var moving = movement else { return }
        if let proposed = indexPathForItem(at: targetPosition), proposed != moving.place {
            let place =
                (delegate as? any UICollectionViewDelegate)?.collectionView(
                    self, targetIndexPathForMoveFromItemAt: moving.origin, toProposedIndexPath: proposed) ?? proposed
            if place != moving.place {
                show(moving.place, movedTo: place)
                moving.place = place
                movement = moving
                bringSubviewToFront(moving.cell)
            }
        }
        moving.cell.center = targetPosition
    }

    /// The finger was lifted: the data source hears where the item is now.
    public func endInteractiveMovement() {
        guard let moving = movement else { return }
        movement = nil
        if moving.place != moving.origin {
            dataSource?.collectionView(self, moveItemAt: moving.origin, to: moving.place)
        }
        show(moving.place, movedTo: moving.place)
    }

    public func cancelInteractiveMovement() {
        guard let moving = movement else { return }
        movement = nil
        show(moving.place, movedTo: moving.origin)
    }

    /// Shows the items in another order, with the cells that they have.
    private func show(_ former: IndexPath, movedTo place: IndexPath) {
        var update = BatchUpdate()
        if former != place { update.moved = [(former, place)] }
        let places = items.enumerated().map { section, items in
            items.indices.map { IndexPath(item: $0, section: section) }
        }
        let kept = update.plan(for: places).sections.map { section -> [IndexPath?] in
            switch section {
            case .new: []
            case .kept(_, let rows): rows
            }
        }
        UIView.animate(withDuration: BatchUpdate.duration) {
            keepCells(kept)
            layoutIfNeeded()
        }
    }
}
