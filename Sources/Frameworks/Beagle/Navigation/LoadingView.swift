public import HeadlessUIKit

/// The default loading view: a dimmed overlay with a spinner in the centre.
///
/// The overlay blocks touches on the screen below (Beagle iOS 2.1, LoadingView.swift).
public final class LoadingView: UIView {
    /// The tag by which `showLoading` and `hideLoading` find the view.
    public static let tag = 11111

    /// The spinner, white and large by default.
    public let indicator = UIActivityIndicatorView(style: .whiteLarge)

    /// Creates a view whose spinner is not animating.
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

    /// Always returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Positions the spinner like the constraints of Beagle iOS: in the centre. Its height is a fifth of the view's
    /// width, and its width is one point larger.
    ///
    /// Constraints are not used because nearly every screen loads once, and the layout engine would keep their memory
    /// for the rest of the session.
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
