/// The subpixel position of a corner, and the number of pixels per point.
///
/// Both fractions are counted in units of 2⁻³⁰ pixels, so that sums of the same offsets are equal.
struct GridPlace: Equatable {
    private let xSteps: UInt32
    private let ySteps: UInt32
    private let scale: Float

    static let steps = 1_073_741_824.0

    init(x: Double, y: Double, scale: Double) {
        xSteps = UInt32(x * Self.steps)
        ySteps = UInt32(y * Self.steps)
        self.scale = Float(scale)
    }

    var x: Double { Double(xSteps) / Self.steps }
    var y: Double { Double(ySteps) / Self.steps }
}

/// Rounds positions and sizes to device pixels, and collects the boxes whose frames changed.
///
/// Edges are rounded at their position on the screen, so that neighbours leave no gap. A frame follows from the layout
/// result and the parent's subpixel position. If neither has changed, the descendants are skipped.
struct PixelGrid {
    private(set) var changed: [FlexNode] = []
    private let scale: Double

    /// Creates a grid with a number of pixels per point; 0 disables rounding.
    init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 0
    }

    /// Sets the frames of a root and all its descendants.
    mutating func placeRoot(_ root: FlexNode) {
        if root.ownStyle.display == .flex {
            place(root, in: GridPlace(x: 0, y: 0, scale: scale), depth: 0)
        } else {
            collapse(root)
        }
    }

    /// Sets the frames of the descendants of a box whose own frame did not change.
    mutating func placeInside(of node: FlexNode) {
        guard let place = node.gridPlace, node.memory.awaitsGrid else { return }
        placeChildren(of: node, in: place, depth: node.memory.depth)
    }

    /// Returns the size that a root box of this size has after its edges were rounded to pixels.
    func rounded(_ size: FlexSize, of root: FlexNode) -> FlexSize {
        let x = Span(at: 0, length: size.width, after: 0, scale: scale, isText: root.isText)
        let y = Span(at: 0, length: size.height, after: 0, scale: scale, isText: root.isText)
        return FlexSize(width: x.length, height: y.length)
    }

    private mutating func place(_ node: FlexNode, in parent: GridPlace, depth: Int) {
        let x = Span(at: node.corner.x, length: node.size.width, after: parent.x, scale: scale, isText: node.isText)
        let y = Span(at: node.corner.y, length: node.size.height, after: parent.y, scale: scale, isText: node.isText)
        let frame = FlexFrame(x: x.offset, y: y.offset, width: x.length, height: y.length)
        if frame != node.ownFrame {
            node.ownFrame = frame
            changed.append(node)
        }
        let place = GridPlace(x: x.rest, y: y.rest, scale: scale)
        guard node.memory.awaitsGrid || node.gridPlace != place else { return }
        placeChildren(of: node, in: place, depth: depth)
    }

    private mutating func placeChildren(of node: FlexNode, in place: GridPlace, depth: Int) {
        node.gridPlace = place
        node.memory.awaitsGrid = false
        for child in node.inside {
            if depth < FlexPass.greatestDepth, child.ownStyle.display == .flex {
                self.place(child, in: place, depth: depth + 1)
            } else {
                collapse(child)
            }
        }
    }

    /// Resets the frames of a box that is not displayed, and of all its descendants.
    private mutating func collapse(_ node: FlexNode) {
        var hidden = [node]
        while let node = hidden.popLast() {
            guard node.memory.awaitsGrid || node.gridPlace != nil else { continue }
            node.memory.awaitsGrid = false
            node.gridPlace = nil
            if node.ownFrame != .zero {
                node.ownFrame = .zero
                changed.append(node)
            }
            hidden += node.inside.reversed()
        }
    }
}

/// The extent of a box on one axis, rounded to pixels.
private struct Span {
    /// The rounded offset from the parent's edge, and the rounded length, in points.
    let offset: Double
    let length: Double
    /// The subpixel position of the edge, before rounding.
    let rest: Double

    init(at offset: Double, length: Double, after rest: Double, scale: Double, isText: Bool) {
        guard scale > 0 else {
            self.offset = offset
            self.length = length
            self.rest = 0
            return
        }
        // Text starts in the pixel that contains its edge, and its length is rounded up.
        let start = rest + offset * scale
        let end = start + length * scale
        let isWhole = (length * scale).isSameLength(as: (length * scale).rounded())
        let first = Self.rounded(start, rule: isText ? .down : .toNearestOrAwayFromZero)
        let last = Self.rounded(end, rule: !isText ? .toNearestOrAwayFromZero : isWhole ? .down : .up)
        self.offset = Self.rounded(offset * scale, rule: isText ? .down : .toNearestOrAwayFromZero) / scale
        self.length = (last - first) / scale
        self.rest = Self.rest(start)
    }

    /// Rounds to whole pixels. Numbers that are almost whole become whole, and halves are rounded to the right or down.
    private static func rounded(_ pixels: Double, rule: FloatingPointRoundingRule) -> Double {
        let nearest = (pixels + 0.5).rounded(.down)
        if pixels.isSameLength(as: nearest) { return nearest }
        if rule != .toNearestOrAwayFromZero { return pixels.rounded(rule) }
        return (pixels + 0.5001).rounded(.down)
    }

    /// Returns the fraction of a pixel. Rounding errors are removed, because sums of the same offsets may differ by
    /// them.
    private static func rest(_ pixels: Double) -> Double {
        let rest = ((pixels - pixels.rounded(.down)) * GridPlace.steps).rounded() / GridPlace.steps
        return rest < 1 ? rest : 0
    }
}
