/// Finds the elements of a reordered list that can keep their position, so that as few as possible move.
enum StableOrder {
    /// Returns whether each element keeps its position.
    ///
    /// The elements that stay are a longest increasing subsequence of former positions, found in O(n log n) by patience
    /// sorting.
    ///
    /// - Parameter formerPlaces: The previous position of each element; nil for new ones.
    static func stays(_ formerPlaces: [Int?]) -> [Bool] {
        var piles: [(former: Int, element: Int)] = []
        var before = [Int](repeating: -1, count: formerPlaces.count)
        for (element, former) in formerPlaces.enumerated() {
            guard let former else { continue }
            let pile = firstPile(in: piles, notBelow: former)
            if pile > 0 { before[element] = piles[pile - 1].element }
            if pile == piles.count {
                piles.append((former, element))
            } else {
                piles[pile] = (former, element)
            }
        }
        var stays = [Bool](repeating: false, count: formerPlaces.count)
        var next = piles.last?.element ?? -1
        while next >= 0 {
            stays[next] = true
            next = before[next]
        }
        return stays
    }

    private static func firstPile(in piles: [(former: Int, element: Int)], notBelow place: Int) -> Int {
        var (low, high) = (0, piles.count)
        while low < high {
            let middle = (low + high) / 2
            if piles[middle].former < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
