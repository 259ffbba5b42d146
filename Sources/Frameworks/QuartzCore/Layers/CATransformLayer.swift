/// A layer whose sublayers keep their depth on iOS. They are flattened here.
open class CATransformLayer: CALayer {}
