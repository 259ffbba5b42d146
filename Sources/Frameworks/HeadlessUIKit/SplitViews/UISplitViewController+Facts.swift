extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, given as `viewControllers`.
        case unspecified
        /// Two, given one by one.
        case doubleColumn
        /// Three, given one by one.
        case tripleColumn
    }

    /// A column, or what stands for all of them where there is room for one.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// How columns stand to each other where there is room for them; kept.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The secondary column alone.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// Both columns.
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

    /// As wide as the system likes.
    public static let automaticDimension: CGFloat = -1
}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
