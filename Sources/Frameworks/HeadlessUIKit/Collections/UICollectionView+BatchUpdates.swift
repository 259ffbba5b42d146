extension UICollectionView {
    /// Runs `updates` and shows the recorded changes together. The closure does not escape, as UIKit declares it.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
