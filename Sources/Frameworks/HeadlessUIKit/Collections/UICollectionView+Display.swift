/// Items that come near to what is seen, and go from there.
extension UICollectionView {
    /// Tells the delegate of items that came within a size of the collection of what is seen, and of those that went
    /// from there; see ``UITableView/displayRows()``. Items of a section that is scrolled by itself come with it.
    func displayItems() {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return }
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var (come, gone): ([(UICollectionViewCell, IndexPath)], [(UICollectionViewCell, IndexPath)]) = ([], [])
        for attributes in collectionViewLayout.all where attributes.representedElementKind == nil {
            guard let cell = item(at: attributes.indexPath)?.cell else { continue }
            let isNear = sight(of: attributes).overlaps(near)
            guard isNear != cell.isDisplayed else { continue }
            cell.isDisplayed = isNear
            if isNear { come.append((cell, attributes.indexPath)) } else { gone.append((cell, attributes.indexPath)) }
        }
        for (cell, indexPath) in come { delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath) }
        for (cell, indexPath) in gone { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath) }
    }
}

extension CGRect {
    /// Whether there is room in both; Foundation's `intersects` counts edges that touch.
    func overlaps(_ other: CGRect) -> Bool {
        maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
    }
}
