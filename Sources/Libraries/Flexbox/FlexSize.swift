/// A width and a height in points.
package struct FlexSize: Equatable, Sendable {
    /// Points from left to right.
    package var width: Double
    /// Points from top to bottom.
    package var height: Double

    /// A size of these lengths.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No width and no height.
    package static let zero = FlexSize(width: 0, height: 0)
}

extension FlexSize {
    /// The length along an axis.
    subscript(axis: FlexAxis) -> Double {
        get { axis.isRow ? width : height }
        set {
            if axis.isRow { width = newValue } else { height = newValue }
        }
    }

    /// The same size without infinite lengths; undefined ones stay.
    var clipped: FlexSize { FlexSize(width: width.boundedLength, height: height.boundedLength) }

    /// The same size as layout may return it: no number but finite ones.
    var bounded: FlexSize {
        FlexSize(
            width: width.isUndefined ? 0 : width.boundedLength, height: height.isUndefined ? 0 : height.boundedLength)
    }
}

/// Where a node is in its parent, in points, on the device's pixels.
package struct FlexFrame: Equatable, Sendable {
    /// Points from the parent's left edge.
    package var x: Double
    /// Points from the parent's top edge.
    package var y: Double
    /// Points from left to right.
    package var width: Double
    /// Points from top to bottom.
    package var height: Double

    /// A frame of these lengths.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Nothing, at the parent's corner.
    package static let zero = FlexFrame(x: 0, y: 0, width: 0, height: 0)
}

/// Where a node's corner is in its parent, before rounding.
struct FlexPoint: Equatable {
    var x = 0.0
    var y = 0.0
}
