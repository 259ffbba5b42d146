/// The least that a line holds: a letter as a reader sees it, or several that are drawn as one.
struct Atom {
    /// Where it begins, in bytes of the text.
    var start: Int32
    var traits: Traits
    /// How far the next one stands, in points.
    var advance: Double

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// A line may end after it.
        static let breakAfter = Traits(rawValue: 1)
        /// A space, which may reach over the edge.
        static let hangs = Traits(rawValue: 2)
        /// A line ends with it.
        static let lineEnd = Traits(rawValue: 4)
        /// A paragraph ends with it.
        static let paragraphEnd = Traits(rawValue: 8)
        /// Reaches to the next tab stop.
        static let tab = Traits(rawValue: 16)
        /// A hyphen is drawn if the line ends after it.
        static let softHyphen = Traits(rawValue: 32)
        /// Drawn differently when a line begins with it.
        static let unsafeBefore = Traits(rawValue: 64)
        /// Nothing is drawn, as for a control character.
        static let blank = Traits(rawValue: 128)
    }
}

/// Atoms that are drawn with one font, in one direction and one style.
struct ShapedRun {
    private let firstAtom: Int32
    private let endAtom: Int32
    private let styleNumber: Int32
    /// How often the direction changes around it; odd is right to left.
    let level: Int8
    let ink: Ink
    /// Points that its advances have for kern, after every letter.
    let kern: Double

    var atoms: Range<Int> { Int(firstAtom)..<Int(endAtom) }
    /// The place of its style.
    var style: Int { Int(styleNumber) }

    init(atoms: Range<Int>, style: Int, ink: Ink, level: Int8, kern: Double) {
        firstAtom = Int32(atoms.lowerBound)
        endAtom = Int32(atoms.upperBound)
        styleNumber = Int32(style)
        self.level = level
        self.ink = ink
        self.kern = kern
    }
}

/// What letters are drawn with.
enum Ink {
    case font(FontFace)
    case emoji
    case missing
    case blank

    func isSame(as other: Ink) -> Bool {
        switch (self, other) {
        case (.font(let one), .font(let other)): one === other
        case (.emoji, .emoji), (.missing, .missing), (.blank, .blank): true
        default: false
        }
    }
}

/// A paragraph of which at least the beginning is shaped.
struct ShapedParagraph {
    var firstAtom: Int
    /// The place of its first letter's style.
    var style: Int
    var isRightToLeft: Bool
}

/// What was shaped at once, with all that was shaped before it.
struct ShapedPiece {
    /// How many atoms there are up to its end.
    var atoms: Int
    /// The byte that it ends before.
    var end: Int
    /// How many scripts were missing up to its end.
    var missingScripts: Int
    /// What the text up to its end took.
    var work: TextWork
}

/// The beginning of a text, shaped.
struct ShapedPrefix {
    /// In the order of the text.
    var pieces: [ShapedPiece] = []
    /// What all of it took.
    var work = TextWork()
    var atoms: [Atom] = []
    /// In the order of the text.
    var runs: [ShapedRun] = []
    var paragraphs: [ShapedParagraph] = []
    /// Atoms at which shaping was taken up again within a paragraph.
    var seams: [Int] = []
    /// The byte at which shaping goes on.
    var end = 0
    /// Scripts that no font has, in the order of the text.
    var missingScripts: [String] = []

    /// Roughly its bytes in memory.
    var cost: Int {
        atoms.capacity * MemoryLayout<Atom>.stride + runs.capacity * MemoryLayout<ShapedRun>.stride
            + paragraphs.capacity * MemoryLayout<ShapedParagraph>.stride
            + pieces.capacity * MemoryLayout<ShapedPiece>.stride + 200
    }

    /// The end of an atom, in bytes of the text.
    func end(of atom: Int) -> Int { atom + 1 < atoms.count ? Int(atoms[atom + 1].start) : end }

    /// Whether shaping was taken up again between two atoms.
    func hasSeam(between start: Int, and end: Int) -> Bool {
        guard let last = seams.last, last > start else { return false }
        var low = 0
        var high = seams.count - 1
        while low < high {
            let middle = (low + high) / 2
            if seams[middle] > start { high = middle } else { low = middle + 1 }
        }
        return seams[low] < end
    }

    /// The run that an atom is in.
    func run(of atom: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].atoms.upperBound > atom { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
