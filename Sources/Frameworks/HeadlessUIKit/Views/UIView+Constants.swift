extension UIView {
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Has no effect. Touches are always handled.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats until a changed property changes again, or `layer.removeAllAnimations()` is called. Only pages that
        /// are connected when the animation begins show it. The completion is not called.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs the animation forwards and backwards. Without ``repeat``, the view is drawn with its final values
        /// afterwards.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Stored; has no visible effect. The animation always uses its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Stored; has no visible effect.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Stored; has no visible effect.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Stored; has no visible effect.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Drawn as a cross dissolve.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Drawn as a cross dissolve.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        /// Creates a curve; never nil, as on iOS. Any other value, such as that of the keyboard's curve, gives
        /// ``easeInOut``.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
