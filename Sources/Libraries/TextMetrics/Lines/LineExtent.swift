/// Which atoms a line has.
struct LineExtent: Equatable {
    /// All of them, with the spaces at the end and the line break; the next line begins after them.
    var atoms: Range<Int>
    /// Where what is drawn ends.
    var contentEnd: Int
    /// Of what is drawn.
    var width: Double
    /// Whether the line ends with a soft hyphen.
    var hasHyphen = false
    /// Why the line ends there.
    var reason: Reason

    enum Reason {
        /// The room was full.
        case wrapped
        /// A line or paragraph ends in the text.
        case lineEnd
        /// The text ends, or the part of it that is measured.
        case textEnd
    }
}

/// Where a line may end when its room is full.
enum Wrapping {
    /// Where UAX #14 allows it; within a word only if the line has no other place.
    case words
    /// After every letter.
    case letters
    /// Nowhere.
    case never

    init(_ mode: LineBreakMode) {
        switch mode {
        case .wordWrapping, .truncatingHead, .truncatingMiddle, .truncatingTail: self = .words
        case .charWrapping: self = .letters
        case .clipping: self = .never
        }
    }
}

/// What is drawn of a line, as far as it is known.
struct LineContent {
    /// The last letter's end, and how far it is from the first one's beginning.
    private var letters: (end: Int, width: Double)
    /// The same with the spaces after it for which there is room.
    private var spaces: (end: Int, width: Double)

    /// Nothing yet.
    init(end: Int) {
        letters = (end, 0)
        spaces = (end, 0)
    }

    mutating func addLetter(upTo end: Int, _ width: Double) {
        letters = (end, width)
        spaces = letters
    }

    mutating func addSpace(upTo end: Int, _ width: Double) { spaces = (end, width) }

    /// A line that ends now. Where it was broken, the spaces count for nothing.
    func extent(_ atoms: Range<Int>, _ reason: LineExtent.Reason) -> LineExtent {
        let drawn = reason == .wrapped ? letters : spaces
        return LineExtent(atoms: atoms, contentEnd: drawn.end, width: drawn.width, reason: reason)
    }

    /// A line that is broken within a word.
    func hyphenated(_ atoms: Range<Int>, _ hyphenWidth: Double) -> LineExtent {
        var extent = extent(atoms, .wrapped)
        extent.width += hyphenWidth
        extent.hasHyphen = true
        return extent
    }
}
