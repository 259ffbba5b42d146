extension UIView {
    /// Creates the layer of the view. Its class is ``layerClass``, if that is a class of the system.
    func makeLayer() -> CALayer {
        let wanted: AnyClass = Self.layerClass
        if wanted == CAGradientLayer.self { return CAGradientLayer() }
        if wanted == CAShapeLayer.self { return CAShapeLayer() }
        if wanted != CALayer.self {
            layerLacks("\(Self.self) asks for a layer of its own class, \(wanted), and has a plain one")
        }
        return CALayer()
    }
}
