extension FlexStyle {
    /// The direction of text.
    package enum Direction: UInt8, Sendable {
        case inherit, leftToRight, rightToLeft

        /// Resolves an inherited direction; at the root it is left to right.
        func resolved(in parent: Direction) -> Direction {
            guard self == .inherit else { return self }
            return parent == .inherit ? .leftToRight : parent
        }
    }

    /// The direction in which children are laid out.
    package enum FlexDirection: UInt8, CaseIterable, Sendable {
        case column, columnReverse, row, rowReverse
    }

    /// The distribution of children on the main axis.
    package enum JustifyContent: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, spaceBetween, spaceAround, spaceEvenly
    }

    /// The alignment of children on the cross axis.
    package enum Align: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, stretch, baseline
    }

    /// The distribution of lines on the cross axis.
    package enum AlignContent: UInt8, CaseIterable, Sendable {
        case flexStart, center, flexEnd, stretch, spaceBetween, spaceAround
    }

    /// The way in which the offsets of a box are applied: to its place in the flow, or to the edges of the parent.
    package enum PositionType: UInt8, Sendable {
        case relative, absolute
    }

    /// Whether children that do not fit start another line, after or before the previous one.
    package enum FlexWrap: UInt8, CaseIterable, Sendable {
        case noWrap, wrap, wrapReverse
    }

    /// Whether a box takes part in layout.
    package enum Display: UInt8, Sendable {
        case flex, none
    }

    /// The handling of content that is larger than its box.
    package enum Overflow: UInt8, CaseIterable, Sendable {
        case visible, hidden, scroll
    }

    /// An edge of a box, or several edges. A single edge takes precedence over a pair, and a pair over all.
    package enum Edge: Int, CaseIterable, Sendable {
        case left, top, right, bottom
        /// The start and end of text lines; both take precedence over `left` and `right`.
        case start, end
        case horizontal, vertical, all
    }

    /// The properties that can be set for each edge.
    enum Edges: Int {
        case margin, padding, border, position
    }
}
