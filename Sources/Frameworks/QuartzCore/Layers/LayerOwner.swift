/// The object that draws a layer, usually a view.
package protocol LayerOwner: AnyObject {
    /// Called when a property that is drawn has changed.
    func layerChanged()
    /// Called when a transition was added. It applies to the next insertion or removal below the owner.
    func layerTransitions(_ transition: CATransition)
    /// Called when animations that repeat forever must stop, so that the layer is drawn in its current state.
    func layerSettles()
    /// Called when a sublayer with a separate page element has changed.
    func layersStandApart()
    /// Called when a part of the layer is not drawn; the owner logs the message.
    func layerLacks(_ sentence: String)
    /// Schedules the end of an animation after `time` seconds. With nil, the animation never ends.
    ///
    /// - Returns: The first of `count` numbers for its motions, and a function that cancels the call of `end`.
    func startMotions(count: Int, for time: TimeInterval?, completion end: @escaping () -> Void) -> (Int, () -> Void)
    /// The time of `CACurrentMediaTime()`, in seconds.
    var layerTime: TimeInterval { get }
    /// Requests a layout pass, in which the layers in the hierarchy are laid out and displayed.
    func layerNeedsLayout()
    /// The layer that the owner draws.
    var outline: CALayer? { get }
    /// Called when the owner's layer became the mask of `layer`. `layer` is nil when the owner's layer is no longer a
    /// mask.
    func layerCuts(_ layer: CALayer?)
    /// Converts an object that was set as a layer's contents to an image; nil if the object is not an image.
    func picture(of contents: Any) -> LayerImage?
    /// Draws the owner's content on its layer, followed by the owner's descendants.
    func renderContent(in context: CGContext)
    /// Draws the text of a layer.
    func draw(_ layer: CATextLayer, in context: CGContext)
    /// Adds the owner's drawing to a mask, because the owner's layer is that mask.
    func draw(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat)
}

/// The geometry of an owner. The owner's layer has the same geometry.
package protocol LayerPlace: AnyObject {
    var frame: CGRect { get set }
    var bounds: CGRect { get set }
    var center: CGPoint { get set }
    var matrixToTop: CGAffineTransform { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
    /// The background colour of the view.
    var fillColor: CGColor? { get set }
    func setNeedsDisplay()
    func layoutIfNeeded()
    func anchorMoved(from former: CGPoint)
}
