extension UISplitViewController {
    public enum Style: Int, Sendable {
        /// Two, given as `viewControllers`.
        case unspecified
        case doubleColumn
        case tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// How columns stand to each other where there is room for them; kept.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The primary column before the secondary one.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// What columns do to each other as they come; kept.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The side of the primary column; kept.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// What is behind the primary column; kept.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public static let automaticDimension: CGFloat = -1
}

extension UIViewController {
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
