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
        addDimming()
        addIndicator()
    }

    /// A loading view cannot come from a storyboard; it decodes to nothing.
    public required init?(coder: NSCoder) {
        nil
    }

    private func addDimming() {
        let dimming = UIView()
        dimming.backgroundColor = .black
        dimming.alpha = 0.25
        addSubview(dimming)
        dimming.anchorTo(superview: self)
    }

    private func addIndicator() {
        indicator.color = .white
        addSubview(indicator)
        indicator.anchorCenterSuperview()
        indicator.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.2).isActive = true
        indicator.widthAnchor.constraint(equalTo: indicator.heightAnchor, multiplier: 1, constant: 1).isActive = true
    }
}
