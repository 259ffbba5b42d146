extension UIView {
    /// The mask. The mask may consist of labels, images, colours with rounded corners, shapes and gradients. Any other
    /// content is ignored, and a message is logged.
    public var mask: UIView? {
        get { rare?.rarest?.mask }
        set {
            guard mask !== newValue else { return }
            withExtras { $0.forRarest.mask = newValue }
            layer.mask = newValue?.layer
        }
    }

    /// Called when the view's layer became the mask of `layer`. The view itself is then not shown. `layer` is nil when
    /// the view's layer is no longer a mask.
    package func layerCuts(_ layer: CALayer?) {
        if layer != nil { removeFromSuperview() }
        withExtras { $0.forRarest.cut = layer }
    }

    /// Called when a view outside the screen changed, because it may be part of a mask.
    func maskMayChange() {
        var top = self
        while let next = top.container { top = next }
        top.rare?.rarest?.cut?.changed()
    }

    /// Writes the view's mask to the page, as a list of pieces; nil if there is no such mask.
    func projectMask(_ pieces: [MaskPiece]?, into writer: any PropertyWriter) {
        writer.setList(.mask, to: pieces.map { $0.map { .members(members($0)) } })
    }

    private func members(_ piece: MaskPiece) -> [PropertyMember] {
        let place = piece.place
        let numbers = [place.minX, place.minY, place.width, place.height].map { Self.onPage(Double($0)) }
        let frame = PropertyMember("frame", value: .list(numbers.map { .number($0) }))
        switch piece.content {
        case .image(let image): return [frame, PropertyMember("image", value: .text(image))]
        case .picture(let picture):
            switch picture {
            case .symbol(let name): return [frame, PropertyMember("symbol", value: .text(name))]
            case .remote(let address): return [frame, PropertyMember("src", value: .text(address))]
            case .local(let name):
                let style = traitCollection.userInterfaceStyle
                let address = UIApplication.shared.images.address(of: name, in: style)
                return [frame, PropertyMember("src", value: .text(address ?? ""))]
            }
        }
    }
}
