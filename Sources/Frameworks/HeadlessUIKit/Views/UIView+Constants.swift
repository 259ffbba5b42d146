extension UIView {
    /// How content fits into bounds of other proportions.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// What gives way when the parent's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit per distance.
        public let rawValue: UInt
        /// A mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// Bits as on iOS.
        public let rawValue: UInt
        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Layout inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Touches are heard meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Starts from what is drawn now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Drawn again and again, by pages that are there when it begins, until what it changed changes again or
        /// `layer.removeAllAnimations()` ends it; the completion is not called.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Drawn backwards too; without ``repeat`` the view is drawn as it is after that.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Its duration counts inside another animation; kept, it always does.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Its curve counts inside another animation; kept.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Old and new content fade into each other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The content turns over from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The content turns over from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// How fast an animation runs at its ends.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// "No opinion" in an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The smallest size that fits, for `systemLayoutSizeFitting`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that fits, for `systemLayoutSizeFitting`.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
