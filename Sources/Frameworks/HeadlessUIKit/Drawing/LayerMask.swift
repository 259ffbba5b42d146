/// How a layer cuts another one.
package enum LayerMask: Equatable {
    /// To an outline, as style sheets have it.
    case outline(String)
    /// To where a gradient is opaque, as style sheets have it.
    case shade(String)
    /// To where any of these is opaque; with none, all is cut away.
    case pieces([MaskPiece])
}

/// A piece of what a layer is cut to.
package struct MaskPiece: Equatable {
    /// What is seen of it.
    package enum Look: Equatable {
        /// An image of style sheets.
        case image(String)
        case picture(UIImage)
    }

    package var look: Look
    /// Where it lies, in the coordinates of what is cut.
    package var place: CGRect
}

/// Draws what a layer is cut to, as pieces.
package struct MaskDrawing {
    private(set) var pieces: [MaskPiece] = []
    /// Whether something of it is not drawn.
    package private(set) var lacksSomething = false

    /// What a layer draws that cuts another one, in the coordinates of that.
    init(_ layer: CALayer) { layer.draw(into: &self, from: .zero, opacity: 1) }

    /// Adds what is filled with a colour.
    package mutating func fill(_ color: UIColor?, in place: CGRect, radius: CGFloat, opacity: CGFloat) {
        let opacity = opacity * (color?.parts[3] ?? 0)
        guard opacity > 0 else { return }
        let rounded = CGPath.rounded(
            CGRect(origin: .zero, size: place.size), CGSize(width: radius, height: radius), .allCorners)
        add(outline: CGPath(rounded), in: place, opacity: opacity)
    }

    /// Adds an outline, in the coordinates of its place, beyond which nothing of it is drawn.
    package mutating func add(outline: CGPath, in place: CGRect, opacity: CGFloat) {
        guard !outline.isEmpty, place.width > 0, place.height > 0 else { return }
        let look = PathLook(fill: UIColor(white: 0, alpha: max(0, min(1, opacity))))
        add(SVG.cssImage(SVG.picture(place.size, [look.element(outline, .identity)])), in: place, opacity: 1)
    }

    /// Adds an image of style sheets. It is as opaque as it is.
    package mutating func add(_ image: String, in place: CGRect, opacity: CGFloat) {
        if opacity < 1 { misses() }
        pieces.append(MaskPiece(look: .image(image), place: place))
    }

    /// Adds a picture as it lies in a place.
    package mutating func add(_ picture: UIImage, in place: CGRect, _ mode: PictureFit, opacity: CGFloat) {
        if opacity < 1 { misses() }
        pieces.append(MaskPiece(look: .picture(picture), place: mode.place(of: picture.size, in: place)))
    }

    /// Something is not drawn.
    package mutating func misses() { lacksSomething = true }
}

/// How a picture lies in its place.
package struct PictureFit {
    /// Whether it keeps its shape, and then whether it is as large as fits or as fills its place.
    package enum Growth { case stretched, fits, fills, own }

    package var growth: Growth
    /// Where it stands in the room that is left, 0 being the left or upper end and 1 the other.
    package var x: CGFloat = 0.5
    package var y: CGFloat = 0.5

    func place(of picture: CGSize, in place: CGRect) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return place }
        let (across, down) = (place.width / picture.width, place.height / picture.height)
        let scale: (CGFloat, CGFloat) =
            switch growth {
            case .stretched: (across, down)
            case .fits: (min(across, down), min(across, down))
            case .fills: (max(across, down), max(across, down))
            case .own: (1, 1)
            }
        let drawn = CGSize(width: picture.width * scale.0, height: picture.height * scale.1)
        return CGRect(
            x: place.minX + (place.width - drawn.width) * x, y: place.minY + (place.height - drawn.height) * y,
            width: drawn.width, height: drawn.height)
    }
}

extension CALayer {
    /// Adds what is drawn of the layer and inside it; one of a view is drawn as its view is.
    func draw(into mask: inout MaskDrawing, from origin: CGPoint, opacity: CGFloat) {
        guard !isHidden, self.opacity > 0 else { return }
        if transform.flat.b != 0 || transform.flat.c != 0 || self.mask != nil || shadowOpacity > 0 { mask.misses() }
        let place = frame.offsetBy(dx: origin.x, dy: origin.y)
        let opacity = opacity * CGFloat(self.opacity)
        if isDrawnByView {
            owner?.draw(into: &mask, in: place, opacity: opacity)
        } else {
            drawItself(into: &mask, in: place, opacity: opacity, fill: backgroundColor?.color)
            for layer in sublayers ?? [] { layer.draw(into: &mask, from: place.origin, opacity: opacity) }
        }
    }
}
