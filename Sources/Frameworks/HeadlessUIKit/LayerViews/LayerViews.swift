extension UIView {
    /// Has views stand for the layers inside the view's.
    package func layersStandApart() { LayerViews.update(in: self) }

    /// The picture that a layer's contents are; nil where they are none.
    package func picture(of contents: Any) -> UIImage? {
        (contents as? UIImage) ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    }
}

/// The views that stand for the layers inside that of a view; they lie behind all others, and code does not see them.
enum LayerViews {
    /// Has views stand for the layers as they are now.
    static func update(in view: UIView) {
        guard let layer = view.outline else { return }
        arrange(layer, in: view)
    }

    private static func arrange(_ layer: CALayer, in view: UIView) {
        let former = view.children.filter(\.isLayerStand)
        var wanted: [UIView] = []
        if let picture = layer.contents.flatMap(view.picture(of:)) {
            let shown = former.lazy.compactMap { $0 as? LayerPicture }.first ?? LayerPicture(frame: .zero)
            shown.update(picture, of: layer, in: view.bounds.size)
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            wanted.append(shown)
        } else if layer.contents != nil, !layer.hasToldOfContents {
            layer.hasToldOfContents = true
            view.layerLacks("The contents of a layer are not drawn: they are no picture")
        }
        for inside in layer.sublayers ?? [] {
            let stand = inside.stand as? LayerView ?? LayerView(inside)
            inside.stand = stand
            stand.update()
            arrange(inside, in: stand)
            wanted.append(stand)
        }
        for gone in former where !wanted.contains(where: { $0 === gone }) { gone.removeFromSuperview() }
        for (place, stand) in wanted.enumerated() {
            let isThere = view.children.indices.contains(place) && view.children[place] === stand
            if !isThere { view.insertLayerStand(stand, at: place) }
        }
    }
}
