extension UIView {
    /// Creates the layer of the view, of the class ``layerClass``.
    func makeLayer() -> CALayer {
        guard let wanted = Self.layerClass as? CALayer.Type else {
            layerLacks("\(Self.self) asks for a layer of \(Self.layerClass), which is no class of layers")
            return CALayer()
        }
        return wanted == CALayer.self ? CALayer() : ObjectMaker.make(wanted) as? CALayer ?? CALayer()
    }

    /// Whether the class of the view has another layer class than `CALayer`.
    static var hasOwnLayerClass: Bool { layerClass != CALayer.self }
}
