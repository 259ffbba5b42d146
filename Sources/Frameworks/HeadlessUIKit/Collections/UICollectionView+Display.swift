/// Calls the delegate for items that come near the visible area or leave it.
extension UICollectionView {
    /// Calls the delegate for items that came within one collection view size of the visible area, and for those that
    /// left it; see ``UITableView/displayRows()``. The items of an orthogonal section appear together with the section.
    func displayItems() {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return }
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var (come, gone): ([(UICollectionViewCell, IndexPath)], [(UICollectionViewCell, IndexPath)]) = ([], [])
        for attributes in collectionViewLayout.all where attributes.representedElementKind == nil {
            guard let cell = item(at: attributes.indexPath)?.cell else { continue }
            let isNear = visibilityFrame(of: attributes).overlaps(near)
            guard isNear != cell.isDisplayed else { continue }
            cell.isDisplayed = isNear
            if isNear { come.append((cell, attributes.indexPath)) } else { gone.append((cell, attributes.indexPath)) }
        }
        for (cell, indexPath) in come { delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath) }
        for (cell, indexPath) in gone { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath) }
    }
}

extension CGRect {
    /// Whether the rectangles share an area. Foundation's `intersects` also counts touching edges.
    func overlaps(_ other: CGRect) -> Bool {
        maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
    }
}
