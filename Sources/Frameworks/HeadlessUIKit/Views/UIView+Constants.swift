extension UIView {
    /// How content fits into bounds of other proportions.
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
        /// Bits as on iOS.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Touches are heard meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
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
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

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
