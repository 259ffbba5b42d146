/// A width and a height in points.
package struct FlexSize: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = FlexSize(width: 0, height: 0)
}

extension FlexSize {
    /// The length on an axis.
    subscript(axis: FlexAxis) -> Double {
        get { axis.isRow ? width : height }
        set {
            if axis.isRow { width = newValue } else { height = newValue }
        }
    }

    /// The same size with infinite lengths clamped; undefined lengths stay undefined.
    var clipped: FlexSize { FlexSize(width: width.boundedLength, height: height.boundedLength) }

    /// The same size with finite numbers only, as layout may return it.
    var bounded: FlexSize {
        FlexSize(
            width: width.isUndefined ? 0 : width.boundedLength, height: height.isUndefined ? 0 : height.boundedLength)
    }
}

/// The position and size of a node in its parent, in points, aligned to pixels.
package struct FlexFrame: Equatable, Sendable {
    /// The distance from the parent's left edge.
    package var x: Double
    /// The distance from the parent's top edge.
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package static let zero = FlexFrame(x: 0, y: 0, width: 0, height: 0)
}

/// The position of a node's corner in its parent, before rounding.
struct FlexPoint: Equatable {
    var x = 0.0
    var y = 0.0
}
