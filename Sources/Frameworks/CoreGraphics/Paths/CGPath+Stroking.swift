extension CGPath {
    /// Returns the outline of the path's stroke, to be filled by the winding rule. Corners are round unless `lineJoin`
    /// is `bevel`.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = CGMutablePath()
        for line in lines {
            let half = lineWidth / 2
            for (start, end) in zip(line, line.dropFirst()) {
                let extended = lineCap == .square ? half : 0
                stroke.addSegment(
                    from: start, to: end, half: half, before: start == line.first ? extended : 0,
                    behind: end == line.last ? extended : 0)
            }
            let isClosed = line.count > 2 && line.first == line.last
            let corners = isClosed ? line[1...] : line.dropFirst().dropLast()
            let caps = lineCap == .round && !isClosed ? [line.first, line.last].compactMap { $0 } : []
            for point in (lineJoin == .bevel ? [] : Array(corners)) + caps { stroke.addDot(at: point, radius: half) }
        }
        stroke.transform(transform)
        return CGPath(stroke.steps)
    }

    /// The path as lines between points.
    private var lines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        func extend(to point: CGPoint) {
            if lines.isEmpty { lines.append([]) }
            if lines[lines.count - 1].last != point { lines[lines.count - 1].append(point) }
        }
        for step in steps {
            switch step {
            case .move(let point): lines.append([point])
            case .line(let point): extend(to: point)
            case .quad(let end, let control):
                let start = lines.last?.last ?? end
                for share in Self.shares {
                    extend(to: .mix(.mix(start, control, share), .mix(control, end, share), share))
                }
            case .curve(let one, let two, let end):
                let start = lines.last?.last ?? end
                for share in Self.shares {
                    let (first, middle, last) = (
                        CGPoint.mix(start, one, share), CGPoint.mix(one, two, share), CGPoint.mix(two, end, share)
                    )
                    extend(to: .mix(.mix(first, middle, share), .mix(middle, last, share), share))
                }
            case .close:
                if let first = lines.last?.first {
                    extend(to: first)
                    lines.append([first])
                }
            }
        }
        return lines.filter { $0.count > 1 }
    }

    /// The parameters, from 0 to 1, of the points at which a curve is divided into lines.
    private static let shares = (1...12).map { CGFloat($0) / 12 }
}

extension CGMutablePath {
    /// Adds a rectangle around a line. All rectangles have the same orientation, so that overlapping ones do not cancel
    /// each other.
    fileprivate func addSegment(
        from start: CGPoint, to end: CGPoint, half: CGFloat, before: CGFloat, behind: CGFloat
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        let (x, y) = (dx / length, dy / length)
        func point(_ base: CGPoint, along: CGFloat, across: CGFloat) -> CGPoint {
            CGPoint(x: base.x + x * along - y * across, y: base.y + y * along + x * across)
        }
        addLines(between: [
            point(start, along: -before, across: -half), point(end, along: behind, across: -half),
            point(end, along: behind, across: half), point(start, along: -before, across: half),
        ])
        closeSubpath()
    }

    fileprivate func addDot(at point: CGPoint, radius: CGFloat) {
        addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

extension CGPoint {
    fileprivate static func mix(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
}
