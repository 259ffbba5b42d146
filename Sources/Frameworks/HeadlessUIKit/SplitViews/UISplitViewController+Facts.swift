extension UISplitViewController {
    public enum Style: Int, Sendable {
        /// The style of a controller whose two columns are set with `viewControllers`.
        case unspecified
        case doubleColumn
        case tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// Has no visible effect.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// Has no visible effect.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// Has no visible effect.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// Has no visible effect.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public static let automaticDimension: CGFloat = -1
}

extension UIViewController {
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
