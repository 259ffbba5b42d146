public import HeadlessUIKit

extension UIView {
    /// Covers this view with a spinning ``LoadingView``, in place of one that is there already.
    public func showLoading(_ style: UIActivityIndicatorView.Style = .gray) {
        presentLoading?.removeFromSuperview()
        let loading = LoadingView()
        loading.indicator.style = style
        addSubview(loading)
        loading.frame = bounds
        loading.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loading.indicator.startAnimating()
    }

    /// Fades the loading view out in a quarter of a second, then removes it and calls `completion`.
    ///
    /// Without a loading view the completion still runs. One `hideLoading` ends any number of `showLoading`.
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

    /// The nearest view with the tag, searched the whole way down as the original does.
    private var presentLoading: UIView? {
        subviews.lazy.compactMap { $0.viewWithTag(LoadingView.tag) }.first
    }
}
