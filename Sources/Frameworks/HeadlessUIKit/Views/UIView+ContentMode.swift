/// How layers and views say the same of where a picture lies; views have one word more, ``UIView/ContentMode/redraw``.
private let namesakes: [(gravity: CALayerContentsGravity, mode: UIView.ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit), (.resizeAspectFill, .scaleAspectFill),
    (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
    (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
]

extension CALayerContentsGravity {
    /// How a view shows a picture that lies so.
    var mode: UIView.ContentMode { namesakes.first { $0.gravity == self }?.mode ?? .scaleToFill }
}

extension UIView.ContentMode {
    /// How a layer has a picture that a view shows so.
    var gravity: CALayerContentsGravity { namesakes.first { $0.mode == self }?.gravity ?? .resize }
}
