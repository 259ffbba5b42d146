public import HeadlessUIKit

extension UIView {
    /// Covers this view with an animated ``LoadingView``, replacing an existing one.
    public func showLoading(_ style: UIActivityIndicatorView.Style = .gray) {
        presentLoading?.removeFromSuperview()
        let loading = LoadingView()
        loading.indicator.style = style
        addSubview(loading)
        loading.frame = bounds
        loading.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loading.indicator.startAnimating()
    }

    /// Fades the loading view out for a quarter of a second, then removes it and calls `completion`.
    ///
    /// The completion is called even without a loading view. One `hideLoading` ends any number of `showLoading` calls.
    public func hideLoading(completion: (() -> Void)? = nil) {
        let loading = presentLoading
        UIView.animate(withDuration: 0.25) {
            loading?.alpha = 0
        } completion: { _ in
            (loading as? LoadingView)?.indicator.stopAnimating()
            loading?.removeFromSuperview()
            completion?()
        }
    }

    /// The loading view of this view; nil if there is none. It is searched for by its tag in all descendants, as in
    /// Beagle iOS.
    private var presentLoading: UIView? {
        subviews.lazy.compactMap { $0.viewWithTag(LoadingView.tag) }.first
    }
}
