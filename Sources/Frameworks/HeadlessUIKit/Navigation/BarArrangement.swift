/// Where the parts of a navigation bar stand along it.
struct BarArrangement {
    /// The row with buttons and title.
    static let row: CGFloat = 44
    /// The row below it with a large title.
    static let largeRow: CGFloat = 52
    /// A button is at least so wide, and its words stay so far from its sides.
    static let button: CGFloat = 44
    static let padding: CGFloat = 8
    /// The sign of the way back, with the room beside it.
    static let chevron: CGFloat = 20

    /// The edges between which things stand.
    let start: CGFloat
    let end: CGFloat
    /// The middle of the bar.
    let middle: CGFloat
    /// The widths that the parts ask for; nil where there is none. What leads back may be shown in several ways, the
    /// one that is wanted most first.
    var back: [CGFloat]?
    var left: [CGFloat] = []
    var title: CGFloat = 0
    var right: [CGFloat] = []

    struct Places {
        var back: (x: CGFloat, width: CGFloat) = (0, 0)
        /// Which of the ways to show what leads back there is room for; nil for the sign alone.
        var way: Int?
        var left: [(x: CGFloat, width: CGFloat)] = []
        var title: (x: CGFloat, width: CGFloat) = (0, 0)
        var right: [(x: CGFloat, width: CGFloat)] = []
    }

    /// The title stands in the middle as far as buttons leave that free, and is cut where they leave less than it
    /// takes. What leads back takes other words before that, and then none, and what is on the left ends where the
    /// buttons on the right begin.
    func places() -> Places {
        var places = Places()
        var from = start
        let buttons = left.reduce(0, +) + right.reduce(0, +)
        if let back {
            places.way = back.firstIndex { $0 + buttons + title <= end - start }
            places.back = (from, places.way.map { back[$0] } ?? min(back.min() ?? Self.button, Self.button))
            from += places.back.width
        }
        let edge = end - right.reduce(0, +)
        for asked in left {
            let width = min(asked, max(0, edge - from))
            places.left.append((from, width))
            from += width
        }
        var to = end
        for width in right.reversed() {
            to -= width
            places.right.insert((to, width), at: 0)
        }
        let width = min(title, max(0, to - from))
        places.title = (max(from, min(middle - width / 2, to - width)), width)
        return places
    }
}
