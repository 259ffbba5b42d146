/// An item that the user is moving to another position.
struct ItemMovement {
    /// The index path at the beginning.
    let origin: IndexPath
    /// The index path at which the item would be dropped now.
    var place: IndexPath
    let cell: UICollectionViewCell
}

extension UICollectionView {
    /// Returns false if the data source does not allow the move. Called by a gesture of the app.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let cell = cellForItem(at: indexPath),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
        else { return false }
        movement = ItemMovement(origin: indexPath, place: indexPath, cell: cell)
        bringSubviewToFront(cell)
        return true
    }

    /// Draws the item at the point. The other items make room for it.
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

    /// Calls the data source with the item's new index path.
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

    /// Moves an item in the layout; the cells are kept.
    private func show(_ former: IndexPath, movedTo place: IndexPath) {
        var update = BatchUpdate()
        if former != place { update.moved = [(former, place)] }
        let places = items.enumerated().map { section, items in
            items.indices.map { IndexPath(item: $0, section: section) }
        }
        let kept = update.plan(for: places).sections.map { section -> [IndexPath?] in
            switch section {
            case .new: []
            case .existing(_, let rows): rows
            }
        }
        UIView.animate(withDuration: BatchUpdate.duration) {
            keepCells(kept)
            layoutIfNeeded()
        }
    }
}
