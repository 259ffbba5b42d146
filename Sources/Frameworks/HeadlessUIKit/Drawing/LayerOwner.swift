/// Who draws a layer's properties.
package protocol LayerOwner: AnyObject {
    /// A drawn property of the layer has another value.
    func layerChanged()
    /// A transition was added; the next insertion or removal below the owner is drawn with it.
    func layerTransitions(_ transition: CATransition)
    /// What is drawn again and again is drawn as it is.
    func layerSettles()
    /// What lies inside the layer is drawn by itself, and has changed.
    func layersStandApart()
    /// Something of the layer is not drawn, which somebody has to be told.
    func layerLacks(_ sentence: String)
    /// Something runs on the layer for so long, where it ends; answers the first of `count` numbers for what is drawn
    /// of it, and what calls the end off.
    func layerRuns(_ count: Int, for time: TimeInterval?, _ end: @escaping () -> Void) -> (Int, () -> Void)
    /// The time on the clock of `CACurrentMediaTime()`, in seconds.
    var layerTime: TimeInterval { get }
    /// The layer that the owner draws.
    var outline: CALayer? { get }
    /// The owner's layer cuts another one from now on; nil ends that.
    func layerCuts(_ layer: CALayer?)
    /// The picture that a layer's contents are; nil where they are none.
    func picture(of contents: Any) -> UIImage?
    /// Adds what the owner draws to what its layer cuts another one to.
    func draw(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat)
}

/// Where an owner is, which its layer says too.
package protocol LayerPlace: AnyObject {
    var frame: CGRect { get set }
    var bounds: CGRect { get set }
    var center: CGPoint { get set }
    var matrixToTop: CGAffineTransform { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var isHidden: Bool { get set }
    func setNeedsDisplay()
    func anchorMoved(from former: CGPoint)
}
