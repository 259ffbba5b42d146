/// A layer that iOS draws several times. The page draws its sublayers once.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: TimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
    open var preservesDepth = false
}
