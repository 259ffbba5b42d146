/// Determines which classes of views override a method of the layer's delegate that the system calls.
enum LayerMethods {
    private class Plain: UIView {}
    private class Other: UIView {}
    private class Layout: UIView {
        override func layoutSublayers(of layer: CALayer) {}
    }
    private class Drawing: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }

    private static let table = MethodTable(
        probes: [Layout.self, Drawing.self], plain: Plain.self, other: Other.self)

    /// Returns whether a class of views overrides one of the methods.
    static func areOverridden(in type: UIView.Type) -> Bool { table?.overrides(type) ?? false }
}
