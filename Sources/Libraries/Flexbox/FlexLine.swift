/// Children that share one line of their parent.
struct FlexLine {
    /// Which of the parent's items; absolute ones among them take no room.
    var range: Range<Int>
    /// How many of them take room.
    var count = 0
    /// What their bases and margins take together.
    var taken = 0.0
    /// What their shares of spare room come to together.
    var growth = 0.0
    /// What their shares of missing room come to together, each times the length that it can give; not above 0.
    var shrinkage = 0.0
    /// The room that is left, or that is missing if below 0.
    var spare = 0.0
    /// The length along the parent's direction, the parent's padding and border included.
    var mainLength = 0.0
    /// The length across it.
    var crossLength = 0.0
}

extension FlexContainer {
    /// The items that fit in one line, at least one of those that take room.
    func collectLine(from first: Int) -> FlexLine {
        var line = FlexLine(range: first..<items.count)
        for index in first..<items.count where !items[index].isAbsolute {
            let item = items[index]
            let length = clampedBasis(of: item) + item.main.total
            if wraps, line.count > 0, line.taken + length > mainRoom {
                line.range = first..<index
                break
            }
            line.taken += length
            line.count += 1
            line.growth += item.growth
            line.shrinkage -= item.shrinkage * item.basis
        }
        // Shares that come to less than all of the spare room leave the rest of it.
        if line.growth > 0, line.growth < 1 { line.growth = 1 }
        return line
    }

    /// The length of a child before growing and shrinking, between its bounds.
    func clampedBasis(of item: FlexItem) -> Double {
        guard item.hasBounds else { return item.basis }
        return item.node.ownStyle.clamped(item.basis, main, parent: box.request.parent[main])
    }

    /// How much room a line has left; a box that is as long as its content has none, unless its bounds give some.
    mutating func findSpareRoom(for line: inout FlexLine) {
        var followsContent = false
        if !mainLimit.isExact {
            let parent = box.request.parent[main]
            let least = box.style.least(main, parent: parent) - box.insets[main]
            let most = box.style.most(main, parent: parent) - box.insets[main]
            if line.taken < least {
                mainRoom = least
            } else if line.taken > most {
                mainRoom = most
            } else {
                followsContent = true
            }
        }
        if !followsContent, mainRoom.isDefined {
            line.spare = mainRoom - line.taken
        } else if line.taken < 0 {
            line.spare = -line.taken
        }
    }
}
