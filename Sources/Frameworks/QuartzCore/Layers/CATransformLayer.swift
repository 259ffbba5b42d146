/// A layer whose sublayers keep their depth on iOS. The page flattens them.
open class CATransformLayer: CALayer {}
