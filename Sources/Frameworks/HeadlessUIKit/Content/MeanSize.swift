/// The mean size of a list's self-sized cells in one layout. It estimates the size of items without a cell.
struct MeanSize {
    private var sum = CGSize.zero
    private var former: CGSize?
    /// The number of sizes that were added in this layout.
    private(set) var count = 0

    /// Starts a new layout. Until a size is added, the mean of the previous layout is used.
    mutating func startOver() {
        former = mean
        (sum, count) = (.zero, 0)
    }

    /// Adds the size of a cell.
    mutating func add(_ size: CGSize) {
        sum = CGSize(width: sum.width + size.width, height: sum.height + size.height)
        count += 1
    }

    /// The mean; nil if no size was ever added.
    var mean: CGSize? {
        count > 0 ? CGSize(width: sum.width / CGFloat(count), height: sum.height / CGFloat(count)) : former
    }
}
