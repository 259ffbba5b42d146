extension UIViewController {
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: SystemMargins.side, bottom: 0, trailing: SystemMargins.side)
    }
}
