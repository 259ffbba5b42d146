extension UIViewController {
    /// The distances that the root view keeps at the sides at least.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: SystemMargins.side, bottom: 0, trailing: SystemMargins.side)
    }
}
