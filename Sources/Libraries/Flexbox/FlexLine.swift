/// A flex line: the children that share one line of their parent.
struct FlexLine {
    /// The indices of the items; absolutely positioned ones among them take no space.
    var range: Range<Int>
    /// The number of items that take space.
    var count = 0
    /// The sum of the items' bases and margins.
    var taken = 0.0
    /// The sum of the items' grow factors.
    var growth = 0.0
    /// The sum of the items' shrink factors, each multiplied by the item's basis, with a negative sign; at most 0.
    var shrinkage = 0.0
    /// The free space; negative if the items overflow.
    var spare = 0.0
    /// The main-axis length, including the parent's padding and border.
    var mainLength = 0.0
    /// The cross-axis length.
    var crossLength = 0.0
}

extension FlexContainer {
    /// Returns the items that fit into one line, with at least one that takes space.
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
        // Grow factors whose sum is below 1 leave part of the free space unused.
        if line.growth > 0, line.growth < 1 { line.growth = 1 }
        return line
    }

    /// Returns the flex basis of a child, clamped to its bounds.
    func clampedBasis(of item: FlexItem) -> Double {
        guard item.hasBounds else { return item.basis }
        return item.node.ownStyle.clamped(item.basis, along: main, parent: box.request.parent[main])
    }

    /// Computes the free space of a line. A box with the length of its content has none, unless its bounds require
    /// some.
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
