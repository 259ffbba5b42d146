/// One item of a collection, which has a cell once it has come near to what is seen.
final class CollectionItem {
    /// What the data source made for it.
    var cell: UICollectionViewCell? { didSet { if isChosen { cell?.isSelected = true } } }
    /// The sides that the layout has for it; nil before it was laid out.
    var fit: ViewFit?
    /// What stands for the size that only a cell knows, as long as there is none; nil for the mean of those before.
    var guess: CGSize?
    /// Whether only a cell knows how large it is.
    var isFound: Bool { fit.map { !($0.width.isGiven && $0.height.isGiven) } ?? false }
    private var isChosen = false

    /// Whether it is chosen, with a cell or without.
    var isSelected: Bool {
        get { cell?.isSelected ?? isChosen }
        set {
            isChosen = newValue
            if cell?.isSelected != newValue { cell?.isSelected = newValue }
        }
    }
}
