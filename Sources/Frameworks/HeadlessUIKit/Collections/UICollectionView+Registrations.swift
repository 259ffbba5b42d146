extension UICollectionView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let fill: Handler
        public init(handler: @escaping Handler) { fill = handler }
    }

    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let fill: Handler
        let kind: String
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            fill = handler
        }
    }

    /// Returns a new cell, configured for an item; without an item the cell stays empty.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = cellToReconfigure(at: indexPath) as? Cell ?? Cell(frame: firstFrame(of: indexPath))
        if let item { registration.fill(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(frame: Self.plainFrame)
        registration.fill(view, registration.kind, indexPath)
        return view
    }
}
