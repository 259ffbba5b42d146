/// The prefetching methods. They are called just before the cells of items outside the visible area are created.
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Never called.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        forward([collectionView, indexPaths]) { (next: any UICollectionViewDataSourcePrefetching) in
            next.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
