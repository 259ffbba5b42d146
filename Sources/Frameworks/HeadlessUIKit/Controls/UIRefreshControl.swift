public import Foundation
package import ViewSchema

/// A control that the user starts by pulling the content down. The pull sends `valueChanged`; only code ends the
/// refreshing.
open class UIRefreshControl: UIControl {
    /// Creates a refresh control with the width of the screen. The frame has no effect.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(origin: .zero, size: CGSize(width: UIScreen.main.bounds.width, height: Self.room)))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open private(set) var isRefreshing = false
    /// Stored; has no visible effect.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { turn(true) }

    open func endRefreshing() { turn(false) }

    /// Handles the user's pull; has no effect while refreshing.
    package func receivePull() {
        guard !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    package override var plainKind: ViewKind { .refresh }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.state) { writer.setBool(.refreshing, to: isRefreshing) }
    }

    /// The height in points of the control above the content while it is refreshing.
    static let room: CGFloat = 60

    private func turn(_ refreshing: Bool) {
        guard isRefreshing != refreshing else { return }
        isRefreshing = refreshing
        mark(.state)
        makeRoom()
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        (superview as? UIScrollView)?.pulledRoom = 0
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        makeRoom()
    }

    private func makeRoom() { (superview as? UIScrollView)?.pulledRoom = isRefreshing ? Self.room : 0 }
}

extension UIScrollView {
    public var refreshControl: UIRefreshControl? {
        get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
        set {
            let former = refreshControl
            guard former !== newValue else { return }
            former?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: 0) }
            setNeedsLayout()
        }
    }
}

/// A view that the user can pull down to refresh, or a placeholder for it.
package protocol PullTaking: UIView {
    /// The refresh control to start; nil if a pull has no effect.
    var pullControl: UIRefreshControl? { get }
}

extension UIRefreshControl: PullTaking {
    package var pullControl: UIRefreshControl? { self }
}

extension UIScrollView: PullTaking {
    package var pullControl: UIRefreshControl? { refreshControl }
}
