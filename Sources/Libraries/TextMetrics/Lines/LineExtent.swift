/// The range of atoms in a line.
struct LineExtent: Equatable {
    /// All atoms, including trailing spaces and the line break; the next line begins after them.
    var atoms: Range<Int>
    /// The end of the rendered atoms.
    var contentEnd: Int
    /// The width of the rendered atoms.
    var width: Double
    var hasHyphen = false
    /// The reason for the end of the line.
    var reason: Reason

    enum Reason {
        /// The line ends because its width was exhausted.
        case wrapped
        /// The line ends with a line or paragraph separator.
        case lineEnd
        /// The line ends with the text, or with its measured part.
        case textEnd
    }
}

/// The positions at which a line may be wrapped.
enum Wrapping {
    /// The positions permitted by UAX #14; inside a word only if the line has no other position.
    case words
    /// After every character.
    case characters
    /// Lines are not wrapped.
    case never

    init(_ mode: LineBreakMode) {
        switch mode {
        case .wordWrapping, .truncatingHead, .truncatingMiddle, .truncatingTail: self = .words
        case .charWrapping: self = .characters
        case .clipping: self = .never
        }
    }
}

/// The rendered content of a line, as far as it is known.
struct LineContent {
    /// The end of the last non-space atom, and its distance from the beginning of the line.
    private var visibleExtent: (end: Int, width: Double)
    /// The end and the width including the following spaces that fit.
    private var spaces: (end: Int, width: Double)

    /// Creates empty content.
    init(end: Int) {
        visibleExtent = (end, 0)
        spaces = (end, 0)
    }

    mutating func addLetter(upTo end: Int, _ width: Double) {
        visibleExtent = (end, width)
        spaces = visibleExtent
    }

    mutating func addSpace(upTo end: Int, _ width: Double) { spaces = (end, width) }

    /// Returns a line that ends at this point. Trailing spaces do not count if the line was wrapped.
    func extent(of atoms: Range<Int>, reason: LineExtent.Reason) -> LineExtent {
        let drawn = reason == .wrapped ? visibleExtent : spaces
        return LineExtent(atoms: atoms, contentEnd: drawn.end, width: drawn.width, reason: reason)
    }

    /// Returns a line that is wrapped inside a word with a hyphen.
    func hyphenated(_ atoms: Range<Int>, hyphenWidth: Double) -> LineExtent {
        var extent = extent(of: atoms, reason: .wrapped)
        extent.width += hyphenWidth
        extent.hasHyphen = true
        return extent
    }
}
