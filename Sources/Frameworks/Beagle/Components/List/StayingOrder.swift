/// Finds out which elements of a reordered list can stay where they are, so that the fewest have to move.
enum StayingOrder {
    /// Which of the elements stay, given the place each had before, nil for new ones.
    ///
    /// They are a longest increasing run of former places, found in n log n steps by patience sorting.
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
