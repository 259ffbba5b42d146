extension UIView {
    /// A view that is not on the screen by itself: this one is seen where that one is opaque. Labels, pictures, colours
    /// with round corners, outlines and gradients cut; what else the view has in it is told in the session's log.
    public var mask: UIView? {
        get { rare?.rarest?.mask }
        set {
            guard mask !== newValue else { return }
            withExtras { $0.forRarest.mask = newValue }
            layer.mask = newValue?.layer
        }
    }

    /// The layer cuts another one from now on, so the view is not seen by itself; nil ends that.
    package func layerCuts(_ layer: CALayer?) {
        if layer != nil { removeFromSuperview() }
        withExtras { $0.forRarest.cut = layer }
    }

    /// Says that something of a view changed that is not on the screen: it may cut a layer, or lie in what does.
    func maskMayChange() {
        var top = self
        while let next = top.container { top = next }
        top.rare?.rarest?.cut?.changed()
    }

    /// Writes what the view is cut to, where that is pieces.
    func projectMask(_ pieces: [MaskPiece]?, into writer: any PropertyWriter) {
        writer.list("mask", pieces.map { $0.map { .members(members($0)) } })
    }

    private func members(_ piece: MaskPiece) -> [PropertyMember] {
        let place = piece.place
        let numbers = [place.minX, place.minY, place.width, place.height].map { Self.onPage(Double($0)) }
        let frame = PropertyMember("frame", .list(numbers.map { .number($0) }))
        switch piece.look {
        case .image(let image): return [frame, PropertyMember("image", .text(image))]
        case .picture(let picture):
            switch picture.source {
            case .symbol(let name): return [frame, PropertyMember("symbol", .text(name))]
            case .remote(let address): return [frame, PropertyMember("src", .text(address))]
            case .local(let name):
                let style = traitCollection.userInterfaceStyle
                let address = UIApplication.shared.images.address(of: name, in: style)
                return [frame, PropertyMember("src", .text(address ?? ""))]
            }
        }
    }
}
