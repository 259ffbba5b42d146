extension FlexStyle {
    /// The key of a length or factor in a style's list. The key is an index.
    struct Slot: Equatable {
        let index: Int

        private init(index: Int) { self.index = index }

        init(_ edges: Edges, edge: Edge) {
            index = edges.rawValue * Edge.allCases.count + edge.rawValue
        }

        private static let firstAfterEdges = 4 * 9
        static let width = Slot(index: firstAfterEdges)
        static let height = Slot(index: firstAfterEdges + 1)
        static let minWidth = Slot(index: firstAfterEdges + 2)
        static let minHeight = Slot(index: firstAfterEdges + 3)
        static let maxWidth = Slot(index: firstAfterEdges + 4)
        static let maxHeight = Slot(index: firstAfterEdges + 5)
        static let flexBasis = Slot(index: firstAfterEdges + 6)
        static let flex = Slot(index: firstAfterEdges + 7)
        static let flexGrow = Slot(index: firstAfterEdges + 8)
        static let flexShrink = Slot(index: firstAfterEdges + 9)
        static let aspectRatio = Slot(index: firstAfterEdges + 10)

        /// The bit that marks this slot as used.
        var bit: UInt64 { 1 << UInt64(index) }
    }

    /// The lengths that are set in a style, sorted by slot. Of 47 possible values, a box usually sets three or four.
    struct SaidLengths: Equatable, Sendable {
        private var taken: UInt64 = 0
        private var lengths: [FlexLength] = []
        /// The number of lengths that refer to the parent's.
        private(set) var percentages: UInt8 = 0

        subscript(slot: Slot) -> FlexLength {
            get { taken & slot.bit == 0 ? .undefined : lengths[rank(of: slot)] }
            set { store(newValue.bounded, at: slot) }
        }

        /// Whether a minimum or maximum length is set.
        var containsBounds: Bool {
            taken & (Slot.minWidth.bit | Slot.minHeight.bit | Slot.maxWidth.bit | Slot.maxHeight.bit) != 0
        }

        func contains(_ edges: Edges) -> Bool {
            let all: UInt64 = (1 << UInt64(Edge.allCases.count)) - 1
            return taken & all << UInt64(edges.rawValue * Edge.allCases.count) != 0
        }

        /// Returns the number of used slots before this one, which is its index in the list.
        private func rank(of slot: Slot) -> Int {
            (taken & (slot.bit - 1)).nonzeroBitCount
        }

        private mutating func store(_ length: FlexLength, at slot: Slot) {
            let place = rank(of: slot)
            if taken & slot.bit != 0 {
                if lengths[place].isShare { percentages -= 1 }
                lengths.remove(at: place)
                taken &= ~slot.bit
            }
            guard length != .undefined else { return }
            if length.isShare { percentages += 1 }
            lengths.insert(length, at: place)
            taken |= slot.bit
        }
    }
}
