/// Default implementations for the display and highlight methods.
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        forward([collectionView, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forward([collectionView, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        forward([collectionView, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        forward([collectionView, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        forward([collectionView, cell, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        forward([collectionView, view, elementKind, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        forward([collectionView, view, elementKind, indexPath]) { (next: any UICollectionViewDelegate) in
            next.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }
}
