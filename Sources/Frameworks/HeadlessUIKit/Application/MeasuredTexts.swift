import HashKeys
import TextMetrics

/// The texts whose measuring was charged to the current turn, each with the boxes in which it was measured.
///
/// A text that is measured again in the same turn costs next to nothing, because the text measurer still has it in its
/// cache. This table does not ask that cache, because the cache also depends on earlier work of the process, and a
/// replayed turn must be charged the same.
///
/// The table is a hash table without collision lists: a text's slot depends on its length, its beginning and end, and
/// its first font. The table grows when two texts have the same slot; at its maximum size a new text replaces the other
/// one.
final class MeasuredTexts {
    private struct Known {
        let text: StyledText
        var boxes: [TextBox]
    }

    /// The slots of the hash table. Their number is 0 or a power of 2.
    private var places: [Known?] = []
    private var weight = 0
    /// The turn to which the texts belong: the value of ``TurnWork/phase``.
    private var phase = 0

    private static let fewestPlaces = 8
    private static let mostPlaces = 4096
    private static let mostBoxes = 6
    /// The maximum weight of the texts in the table: half of what the text measurer's cache holds.
    private static let mostWeight = 3 * 1024 * 1024

    /// The part of the measuring of a text whose work was already counted in this turn.
    enum Charge {
        /// Nothing: the text was not measured in this turn.
        case nothing
        /// Only the shaping: the text was measured in a box of another size, so only its line breaks must be computed.
        case shaping
        /// Everything: the text was measured in the same box.
        case all
    }

    /// Returns the part of a text's measuring in a box that was already charged to the turn.
    func charge(of text: StyledText, in box: TextBox) -> Charge {
        guard !places.isEmpty, let known = places[place(of: text)], known.text == text else { return .nothing }
        return known.boxes.contains(box) ? .all : .shaping
    }

    /// Adds a text that was measured in a box.
    func insert(_ text: StyledText, in box: TextBox) {
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

    /// Removes the texts of other turns.
    func begin(_ phase: Int) {
        if self.phase != phase { removeAll() }
        self.phase = phase
    }

    /// Removes all texts.
    func removeAll() {
        places = []
        weight = 0
    }

    private func grow() {
        let all = places
        places = Array(repeating: nil, count: all.count * 2)
        for case let known? in all { places[place(of: known.text)] = known }
    }

    private static func weight(of text: StyledText) -> Int {
        let bytes = text.string.utf8.count
        return TextMeasurer.remembersLines(of: text) ? 800 + 60 * bytes : 2500 + bytes + 300 * text.runs.count
    }

    /// Returns the slot of a text, computed with a hash that is the same in every process, unlike `Hasher`.
    private func place(of text: StyledText) -> Int {
        let bytes = text.string.utf8
        let font = text.runs.first?.attributes.font
        var hash = FNVHash()
        hash.value &+= UInt64(truncatingIfNeeded: bytes.count)
        hash.value ^= (font?.size.bitPattern ?? 0) &+ UInt64(font?.weight.rawValue ?? 0)
        hash.add(bytes.prefix(128))
        hash.add(bytes.dropFirst(128).suffix(128))
        return Int(truncatingIfNeeded: (hash.value ^ hash.value >> 32) & UInt64(places.count - 1))
    }
}

extension MeasuredTexts: ApplicationKey {
    static var defaultValue: MeasuredTexts { MeasuredTexts() }
}
