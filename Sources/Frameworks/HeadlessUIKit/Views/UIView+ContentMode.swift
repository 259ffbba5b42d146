/// The equivalent values of layers and views. Views also have ``UIView/ContentMode/redraw``.
private let namesakes: [(gravity: CALayerContentsGravity, mode: UIView.ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit), (.resizeAspectFill, .scaleAspectFill),
    (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
    (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
]

extension CALayerContentsGravity {
    /// The content mode of a view that is equivalent to this gravity.
    var mode: UIView.ContentMode { namesakes.first { $0.gravity == self }?.mode ?? .scaleToFill }
}

extension UIView.ContentMode {
    /// The contents gravity of a layer that is equivalent to this mode.
    var gravity: CALayerContentsGravity { namesakes.first { $0.mode == self }?.gravity ?? .resize }
}
