// Properties for images and distances in bars. They have no effect, because the page draws all bar buttons in the same
// way.

extension UIBarButtonItem {
    /// Has no effect.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Has no effect.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {}
    /// Has no effect.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Has no effect.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Has no effect.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Has no effect.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// Has no effect.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {}
}
