/// The mask of a layer, as the page draws it.
package enum LayerMask: Equatable {
    /// A CSS clip path. The content is visible inside it.
    case outline(String)
    /// A CSS gradient. The content is visible where the gradient is opaque.
    case shade(String)
    /// Images. The content is visible where they are opaque. An empty array hides everything.
    case pieces([MaskPiece])
}

/// An image of a mask.
package struct MaskPiece: Equatable {
    /// The content of an image.
    package enum Content: Equatable {
        /// A CSS image.
        case image(String)
        case picture(ImageSource)
    }

    package var content: Content
    /// The frame in the coordinates of the masked layer.
    package var place: CGRect
}

/// Collects the images of a mask.
package struct MaskDrawing {
    private(set) var pieces: [MaskPiece] = []
    /// Whether a part of the mask cannot be drawn.
    package private(set) var lacksSomething = false

    /// Creates the mask of a layer, in the coordinates of the masked layer.
    init(_ layer: CALayer) { layer.draw(into: &self, from: .zero, opacity: 1) }

    /// Adds a filled rectangle to the mask.
    package mutating func fill(_ color: ColorValue?, in place: CGRect, radius: CGFloat, opacity: CGFloat) {
        let opacity = opacity * (color?.parts[3] ?? 0)
        guard opacity > 0 else { return }
        let rounded = CGPath.rounded(
            CGRect(origin: .zero, size: place.size), radii: CGSize(width: radius, height: radius), corners: .all)
        add(outline: CGPath(rounded), in: place, opacity: opacity)
    }

    /// Adds a filled path in the coordinates of `place`. The path is clipped to `place`.
    package mutating func add(outline: CGPath, in place: CGRect, opacity: CGFloat) {
        guard !outline.isEmpty, place.width > 0, place.height > 0 else { return }
        let look = PathStyle(fill: ColorValue(white: 0, alpha: max(0, min(1, opacity))))
        add(
            SVG.cssImage(SVG.picture(size: place.size, shapes: [look.element(for: outline, transform: .identity)])),
            in: place,
            opacity: 1)
    }

    /// Adds a CSS image. An opacity below 1 is not supported.
    package mutating func add(_ image: String, in place: CGRect, opacity: CGFloat) {
        if opacity < 1 { misses() }
        pieces.append(MaskPiece(content: .image(image), place: place))
    }

    /// Adds an image placed in `place`.
    package mutating func add(_ picture: LayerImage, in place: CGRect, mode: PictureFit, opacity: CGFloat) {
        if opacity < 1 { misses() }
        pieces.append(MaskPiece(content: .picture(picture.source), place: mode.place(of: picture.size, in: place)))
    }

    /// Records that a part of the mask cannot be drawn.
    package mutating func misses() { lacksSomething = true }
}

/// The placement of an image in a rectangle.
package struct PictureFit {
    /// Scaling: stretched, aspect fit, aspect fill, or the image's own size.
    package enum Growth { case stretched, fits, fills, own }

    package var growth: Growth
    /// The alignment in the remaining space: 0 is left or top, 1 is right or bottom.
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
    /// Adds the drawing of the layer and its sublayers; for the layer of a view, the drawing of the view.
    package func draw(into mask: inout MaskDrawing, from origin: CGPoint, opacity: CGFloat) {
        guard !isHidden, self.opacity > 0 else { return }
        if transform.flat.b != 0 || transform.flat.c != 0 || self.mask != nil || shadowOpacity > 0 { mask.misses() }
        let place = frame.offsetBy(dx: origin.x, dy: origin.y)
        let opacity = opacity * CGFloat(self.opacity)
        if isDrawnByView {
            owner?.draw(into: &mask, in: place, opacity: opacity)
        } else {
            drawItself(into: &mask, in: place, opacity: opacity, fill: backgroundColor?.value)
            for layer in sublayers ?? [] { layer.draw(into: &mask, from: place.origin, opacity: opacity) }
        }
    }
}
