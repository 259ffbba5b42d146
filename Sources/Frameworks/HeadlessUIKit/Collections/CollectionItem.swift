/// An item of a collection view. Its cell is created when the item comes near the visible area.
final class CollectionItem {
    /// The cell from the data source.
    var cell: UICollectionViewCell? { didSet { if isChosen { cell?.isSelected = true } } }
    /// The width and height that the layout prescribes for the item; nil before the first layout.
    var fit: ViewFit?
    /// An estimate of a self-sizing item's size while it has no cell; nil uses the mean of known sizes.
    var guess: CGSize?
    /// Whether the cell determines the item's width or height.
    var isFound: Bool { fit.map { !($0.width.isGiven && $0.height.isGiven) } ?? false }
    private var isChosen = false

    /// Whether the item is selected; independent of whether it has a cell.
    var isSelected: Bool {
        get { cell?.isSelected ?? isChosen }
        set {
            isChosen = newValue
            if cell?.isSelected != newValue { cell?.isSelected = newValue }
        }
    }
}
