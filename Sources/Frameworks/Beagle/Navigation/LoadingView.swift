public import HeadlessUIKit

/// The default loading cover: a quarter of black and a spinner in the middle. It takes the touches meant for the
/// screen below (Beagle iOS 2.1, LoadingView.swift).
public final class LoadingView: UIView {
    /// What `showLoading` and `hideLoading` find it by.
    public static let tag = 11111

    /// The spinner, white and large until it is restyled.
    public let indicator = UIActivityIndicatorView(style: .whiteLarge)

    /// A cover that does not spin yet.
    public init() {
        super.init(frame: .zero)
        tag = Self.tag
        let dimming = UIView()
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0.25
        addSubview(dimming)
        indicator.color = .white
        addSubview(indicator)
    }

    /// A loading view cannot come from a storyboard; it decodes to nothing.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Puts the spinner where the original's constraints do: in the middle, a fifth of the width high and a point
    /// wider.
    ///
    /// Nearly every screen is loaded once, and an engine keeps the room that constraints took for the rest of the
    /// session.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let scale = UIScreen.main.scale
        func onPixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let height = bounds.width * 0.2
        let (left, top) = ((bounds.width - height - 1) / 2, (bounds.height - height) / 2)
        let corner = CGPoint(x: onPixels(left), y: onPixels(top))
        let size = CGSize(
            width: onPixels(left + height + 1) - corner.x, height: onPixels(top + height) - corner.y)
        indicator.frame = CGRect(origin: corner, size: size)
    }
}
