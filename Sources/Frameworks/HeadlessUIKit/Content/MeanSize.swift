/// The mean of the sizes that cells of a list come to, as far as the list was laid out: it stands for that of the next
/// one without a cell.
struct MeanSize {
    private var sum = CGSize.zero
    private var former: CGSize?
    /// How many are known.
    private(set) var count = 0

    /// Forgets all, as the list is laid out anew; until one is known again, the mean is what it was.
    mutating func startOver() {
        former = mean
        (sum, count) = (.zero, 0)
    }

    /// One more is known.
    mutating func add(_ size: CGSize) {
        sum = CGSize(width: sum.width + size.width, height: sum.height + size.height)
        count += 1
    }

    /// Nil where none was ever known.
    var mean: CGSize? {
        count > 0 ? CGSize(width: sum.width / CGFloat(count), height: sum.height / CGFloat(count)) : former
    }
}
