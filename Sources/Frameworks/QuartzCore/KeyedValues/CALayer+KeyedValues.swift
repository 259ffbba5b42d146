extension CALayer {
    /// The properties of layers that can be read and set by name.
    package static let keyedProperties = [
        KeyedProperty("cornerRadius", path: \CALayer.cornerRadius),
        KeyedProperty("borderWidth", path: \CALayer.borderWidth),
        KeyedProperty("borderColor", path: \CALayer.borderColor),
        KeyedProperty("backgroundColor", path: \CALayer.backgroundColor),
        KeyedProperty("shadowColor", path: \CALayer.shadowColor),
        KeyedProperty("shadowOpacity", path: \CALayer.shadowOpacity),
        KeyedProperty("shadowRadius", path: \CALayer.shadowRadius),
        KeyedProperty("shadowOffset", path: \CALayer.shadowOffset),
        KeyedProperty("masksToBounds", path: \CALayer.masksToBounds),
        KeyedProperty("opacity", path: \CALayer.opacity),
        KeyedProperty("hidden", "isHidden", path: \CALayer.isHidden),
        KeyedProperty("frame", path: \CALayer.frame),
        KeyedProperty("bounds", path: \CALayer.bounds),
        KeyedProperty("bounds.size", path: \CALayer.bounds.size),
        KeyedProperty("bounds.size.width", path: \CALayer.bounds.size.width),
        KeyedProperty("bounds.size.height", path: \CALayer.bounds.size.height),
        KeyedProperty("bounds.origin", path: \CALayer.bounds.origin),
        KeyedProperty("position", path: \CALayer.position),
        KeyedProperty("position.x", path: \CALayer.position.x),
        KeyedProperty("position.y", path: \CALayer.position.y),
        KeyedProperty("anchorPoint", path: \CALayer.anchorPoint),
        KeyedProperty("zPosition", path: \CALayer.zPosition),
        KeyedProperty("contents", path: \CALayer.contents),
        KeyedProperty("name", path: \CALayer.name),
        KeyedProperty("transform", path: \CALayer.transform),
        KeyedProperty("transform.scale", path: \CALayer.flatScale),
        KeyedProperty("transform.rotation", "transform.rotation.z", path: \CALayer.flatRotation),
        KeyedProperty("transform.translation.x", path: \CALayer.transform.m41),
        KeyedProperty("transform.translation.y", path: \CALayer.transform.m42),
        KeyedProperty("lineWidth", path: \CAShapeLayer.lineWidth),
        KeyedProperty("strokeColor", path: \CAShapeLayer.strokeColor),
        KeyedProperty("fillColor", path: \CAShapeLayer.fillColor),
        KeyedProperty("strokeStart", path: \CAShapeLayer.strokeStart),
        KeyedProperty("strokeEnd", path: \CAShapeLayer.strokeEnd),
    ]

    /// The scale of the transform. Setting it keeps rotation and translation.
    private var flatScale: CGFloat {
        get { hypot(transform.m11, transform.m12) }
        set { compose(scale: newValue, rotation: flatRotation) }
    }

    /// The rotation of the transform in radians. Setting it keeps scale and translation.
    private var flatRotation: CGFloat {
        get { atan2(transform.m12, transform.m11) }
        set { compose(scale: flatScale, rotation: newValue) }
    }

    private func compose(scale: CGFloat, rotation: CGFloat) {
        var next = CATransform3D(CGAffineTransform(rotationAngle: rotation).scaledBy(x: scale, y: scale))
        (next.m41, next.m42) = (transform.m41, transform.m42)
        transform = next
    }
}
