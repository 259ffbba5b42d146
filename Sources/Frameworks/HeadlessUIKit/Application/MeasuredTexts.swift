import TextMetrics

/// The texts whose measuring a turn was charged for, each with the boxes that it was measured in.
///
/// The table depends on the turn's own texts alone and not on what the process remembers, so that a replayed turn is
/// charged the same. A text has one place in it, by its length, its ends and its first font. Of two texts with the same
/// place the later one is known. The measurer remembers about as much, so that a known text costs next to nothing.
struct MeasuredTexts {
    private struct Known {
        let text: StyledText
        var boxes: [TextBox]
    }

    /// Empty, or as many as a power of 2.
    private var places: [Known?] = []
    private var weight = 0

    private static let fewestPlaces = 8
    private static let mostPlaces = 4096
    private static let mostBoxes = 6
    /// Roughly the bytes that the measurer remembers of these texts; half of what it can.
    private static let mostWeight = 3 * 1024 * 1024

    /// What a turn was charged for already.
    enum Charge {
        /// Nothing of the text.
        case nothing
        /// The text in other boxes: its letters are shaped, and only its lines are to be made.
        case shaping
        /// The text in this box.
        case all
    }

    /// What of a text in a box was charged for.
    func charge(of text: StyledText, in box: TextBox) -> Charge {
        guard !places.isEmpty, let known = places[place(of: text)], known.text == text else { return .nothing }
        return known.boxes.contains(box) ? .all : .shaping
    }

    /// Adds a text that was measured in a box.
    mutating func insert(_ text: StyledText, in box: TextBox) {
        let weight = Self.weight(of: text)
        if self.weight + weight > Self.mostWeight { removeAll() }
        if places.isEmpty { places = Array(repeating: nil, count: Self.fewestPlaces) }
        var place = place(of: text)
        while let other = places[place], other.text != text, places.count < Self.mostPlaces {
            grow()
            place = self.place(of: text)
        }
        var boxes: [TextBox] = []
        if let known = places[place], known.text == text {
            boxes = known.boxes.suffix(Self.mostBoxes - 1)
        } else {
            self.weight += weight
        }
        places[place] = Known(text: text, boxes: boxes + [box])
    }

    /// Forgets everything.
    mutating func removeAll() {
        places = []
        weight = 0
    }

    private mutating func grow() {
        let all = places
        places = Array(repeating: nil, count: all.count * 2)
        for case let known? in all { places[place(of: known.text)] = known }
    }

    private static func weight(of text: StyledText) -> Int {
        let bytes = text.string.utf8.count
        return TextMeasurer.remembersLines(of: text) ? 800 + 60 * bytes : 2500 + bytes + 300 * text.runs.count
    }

    /// A hash that is the same in every process, unlike those of `Hasher`.
    private func place(of text: StyledText) -> Int {
        let bytes = text.string.utf8
        let font = text.runs.first?.attributes.font
        var hash = UInt64(truncatingIfNeeded: bytes.count) &+ 0xcbf2_9ce4_8422_2325
        hash ^= (font?.size.bitPattern ?? 0) &+ UInt64(font?.weight.rawValue ?? 0)
        for byte in bytes.prefix(128) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for byte in bytes.dropFirst(128).suffix(128) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(places.count - 1))
    }
}
