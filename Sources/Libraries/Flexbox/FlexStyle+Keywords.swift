extension FlexStyle {
    /// The way lines of text run.
    package enum Direction: UInt8, Sendable {
        case inherit, leftToRight, rightToLeft

        /// What a box does whose parent does this; at the root nothing is inherited but left to right.
        func resolved(in parent: Direction) -> Direction {
            guard self == .inherit else { return self }
            return parent == .inherit ? .leftToRight : parent
        }
    }

    /// The way children follow each other.
    package enum FlexDirection: UInt8, CaseIterable, Sendable {
        case column, columnReverse, row, rowReverse
    }

    /// Where children stand along the direction.
    package enum JustifyContent: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, spaceBetween, spaceAround, spaceEvenly
    }

    /// Where children stand across the direction.
    package enum Align: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, stretch, baseline
    }

    /// Where lines stand across the direction.
    package enum AlignContent: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, stretch, spaceBetween, spaceAround
    }

    /// What the position of a box is measured from.
    package enum PositionType: UInt8, Sendable {
        case relative, absolute
    }

    /// Whether children that do not fit start another line, below the last or above it.
    package enum FlexWrap: UInt8, CaseIterable, Sendable {
        case noWrap, wrap, wrapReverse
    }

    /// Whether a box takes part in layout.
    package enum Display: UInt8, Sendable {
        case flex, none
    }

    /// What happens to content that is longer than its box.
    package enum Overflow: UInt8, CaseIterable, Sendable {
        case visible, hidden, scroll
    }

    /// One edge of a box, or several at once: a single edge beats its axis, which beats all.
    package enum Edge: Int, CaseIterable, Sendable {
        case left, top, right, bottom
        /// Where lines of text start and end; either beats `left` and `right`.
        case start, end
        case horizontal, vertical, all
    }

    /// What can be said of edges.
    enum Edges: Int {
        case margin, padding, border, position
    }
}
