extension UIView {
    /// Creates and updates the page elements of the sublayers.
    package func layersStandApart() { LayerViews.update(in: self) }

    /// Converts an object that was set as a layer's contents to an image; nil if the object is not an image.
    package func picture(of contents: Any) -> LayerImage? {
        Self.image(of: contents).map(LayerImage.init)
    }

    fileprivate static func image(of contents: Any) -> UIImage? {
        (contents as? UIImage) ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    }
}

/// Creates views as elements of a view's sublayers. They are behind all other subviews, and the app's code does not see
/// them.
enum LayerViews {
    /// Updates the elements to the current sublayers.
    static func update(in view: UIView) {
        guard let layer = view.outline else { return }
        arrange(layer, in: view)
    }

    private static func arrange(_ layer: CALayer, in view: UIView) {
        let former = view.children.filter(\.isLayerStand)
        var wanted: [UIView] = []
        if let picture = layer.contents.flatMap(UIView.image(of:)) {
            let shown = former.lazy.compactMap { $0 as? LayerPicture }.first ?? LayerPicture(frame: .zero)
            shown.update(picture, of: layer, in: view.bounds.size)
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            wanted.append(shown)
        } else if layer.contents != nil, !layer.hasReportedContents {
            layer.hasReportedContents = true
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
