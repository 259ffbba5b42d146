/// The horizontal layout of a navigation bar.
struct BarArrangement {
    /// The height of the row with buttons and title.
    static let row: CGFloat = 44
    /// The height of the row with a large title.
    static let largeRow: CGFloat = 52
    /// The minimum width of a button, and the padding of its title.
    static let button: CGFloat = 44
    static let padding: CGFloat = 8
    /// The width of the back chevron with its padding.
    static let chevron: CGFloat = 20

    /// The x coordinate at which the available space starts.
    let start: CGFloat
    /// The x coordinate at which the available space ends.
    let end: CGFloat
    /// The x coordinate of the bar's centre.
    let middle: CGFloat
    /// The requested widths of the parts. The back button has a width for each possible title, the preferred title
    /// first. Nil if there is no back button.
    var back: [CGFloat]?
    var left: [CGFloat] = []
    var title: CGFloat = 0
    var right: [CGFloat] = []

    struct Places {
        var back: (x: CGFloat, width: CGFloat) = (0, 0)
        /// The index of the back button title that fits; nil for the chevron alone.
        var way: Int?
        var left: [(x: CGFloat, width: CGFloat)] = []
        var title: (x: CGFloat, width: CGFloat) = (0, 0)
        var right: [(x: CGFloat, width: CGFloat)] = []
    }

    /// Computes the positions of the parts. The title is centred as far as the buttons allow, and truncated if there is
    /// too little space. Before the title is truncated, the back button gets a shorter title, and then none. Left items
    /// end where the right items begin.
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
