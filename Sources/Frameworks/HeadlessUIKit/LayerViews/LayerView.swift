/// The view that represents a sublayer which needs its own element on the page, because it is animated or transformed,
/// or has contents, corners or a border.
final class LayerView: UIView {
    let drawn: CALayer

    init(_ drawn: CALayer) {
        self.drawn = drawn
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = []
        let mirror = MirroredLayer(drawn)
        mirror.owner = self
        withExtras { $0.forRarest.layer = mirror }
    }

    required init?(coder: NSCoder) { nil }

    override var isLayerStand: Bool { true }
    override var typeName: String? { nil }

    /// Copies the state of the layer.
    func update() {
        UIView.performWithoutAnimation {
            set(drawn.untransformedFrame)
            alpha = CGFloat(drawn.opacity)
            isHidden = drawn.isHidden
            clipsToBounds = drawn.masksToBounds
            transform = drawn.transform.flat
            backgroundColor = type(of: drawn) == CALayer.self ? drawn.backgroundColor.map(UIColor.init(cgColor:)) : nil
            mark([.content, .style])
        }
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.style) {
            writer.setStyle("transform-origin", to: drawn.anchorPoint.css)
        }
        guard let shape = drawn as? CAShapeLayer else { return }
        if keys.contains(.content) {
            writer.setString(.outline, to: shape.path.map(\.svg))
            writer.setBool(.outlineParts, to: shape.drawsParts)
        }
        if keys.contains(.style) { shape.declareLine(writer.setStyle) }
    }
}

/// The view that represents the image in a layer's contents.
final class LayerPicture: UIImageView {
    override var isLayerStand: Bool { true }
    override var typeName: String? { nil }

    /// Copies the state of the layer.
    func update(_ picture: UIImage, of layer: CALayer, in size: CGSize) {
        UIView.performWithoutAnimation {
            isUserInteractionEnabled = false
            set(CGRect(origin: .zero, size: size))
            image = picture
            contentMode = layer.contentsGravity.mode
        }
    }
}
