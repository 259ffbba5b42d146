/// The smallest unit of a line: a grapheme cluster, or several that are rendered as one glyph.
struct Atom {
    /// The offset of the first byte in the text.
    var start: Int32
    var traits: Traits
    /// The distance to the next atom, in points.
    var advance: Double

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// A line may end after the atom.
        static let breakAfter = Traits(rawValue: 1)
        /// A space, which may extend beyond the edge.
        static let hangs = Traits(rawValue: 2)
        /// The atom ends a line.
        static let lineEnd = Traits(rawValue: 4)
        /// The atom ends a paragraph.
        static let paragraphEnd = Traits(rawValue: 8)
        /// The atom extends to the next tab stop.
        static let tab = Traits(rawValue: 16)
        /// A hyphen is rendered if the line ends after the atom.
        static let softHyphen = Traits(rawValue: 32)
        /// The atom is rendered differently at the beginning of a line.
        static let unsafeBefore = Traits(rawValue: 64)
        /// The atom is invisible, such as a control character.
        static let blank = Traits(rawValue: 128)
    }
}

/// Atoms that are rendered with one font, in one direction and one style.
struct ShapedRun {
    private let firstAtom: Int32
    private let endAtom: Int32
    private let styleNumber: Int32
    /// The bidirectional embedding level; odd levels are right-to-left.
    let level: Int8
    let ink: Ink
    /// The kern in points that the advances include, after every character.
    let kern: Double

    var atoms: Range<Int> { Int(firstAtom)..<Int(endAtom) }
    /// The index of the style.
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

/// The way in which characters are rendered.
enum Ink {
    case font(FontFace)
    case emoji
    case missing
    case box
    case blank

    func isSame(as other: Ink) -> Bool {
        switch (self, other) {
        case (.font(let one), .font(let other)): one === other
        case (.emoji, .emoji), (.missing, .missing), (.box, .box), (.blank, .blank): true
        default: false
        }
    }
}

/// A paragraph whose beginning, at least, is shaped.
struct ShapedParagraph {
    var firstAtom: Int
    /// The index of the first character's style.
    var style: Int
    var isRightToLeft: Bool
}

/// A range of text that was shaped at once, with the totals up to its end.
struct ShapedPiece {
    /// The number of atoms up to the end of the piece.
    var atoms: Int
    /// The offset of the end of the piece.
    var end: Int
    /// The number of missing scripts up to the end of the piece.
    var missingScripts: Int
    /// The work for the text up to the end of the piece.
    var work: TextWork
}

/// The shaped beginning of a text.
struct ShapedPrefix {
    /// The pieces in text order.
    var pieces: [ShapedPiece] = []
    /// The total work.
    var work = TextWork()
    var atoms: [Atom] = []
    /// The runs in text order.
    var runs: [ShapedRun] = []
    var paragraphs: [ShapedParagraph] = []
    /// The atoms within paragraphs at which a new piece begins.
    var seams: [Int] = []
    /// The offset at which shaping continues.
    var end = 0
    /// The scripts without a font, in text order.
    var missingScripts: [String] = []

    /// The estimated size in memory, in bytes.
    var cost: Int {
        atoms.capacity * MemoryLayout<Atom>.stride + runs.capacity * MemoryLayout<ShapedRun>.stride
            + paragraphs.capacity * MemoryLayout<ShapedParagraph>.stride
            + pieces.capacity * MemoryLayout<ShapedPiece>.stride + 200
    }

    /// Returns the end offset of an atom in the text.
    func end(of atom: Int) -> Int { atom + 1 < atoms.count ? Int(atoms[atom + 1].start) : end }

    /// Returns whether a new piece begins between two atoms.
    func hasSeam(between start: Int, and end: Int) -> Bool {
        let next = seams.partitioningIndex { $0 > start }
        return next < seams.endIndex && seams[next] < end
    }

    /// Returns the index of an atom's run.
    func run(of atom: Int) -> Int { runs.dropLast().partitioningIndex { $0.atoms.upperBound > atom } }
}
