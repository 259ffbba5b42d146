public import Foundation

/// The wheel at the top of a scroll view that a person pulls down.
///
/// A pull begins it and sends `valueChanged`; only code ends it.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// What stands below the wheel; kept, it is not drawn.
    open var attributedTitle: NSAttributedString?

    /// Shows it turning; sends no event.
    open func beginRefreshing() { turn(true) }

    open func endRefreshing() { turn(false) }

    /// A person pulled far enough; a pull while it turns does nothing.
    package func receivePull() {
        guard !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    package override var plainKind: ViewKind { .refresh }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.state) { writer.bool("refreshing", isRefreshing) }
    }

    /// The room it takes above the content while it turns.
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

/// What a person pulls down to have its content fetched again, or a control that stands for it.
package protocol PullTaking: UIView {
    /// What the pull begins; nil when nothing would happen.
    var pullControl: UIRefreshControl? { get }
}

extension UIRefreshControl: PullTaking {
    package var pullControl: UIRefreshControl? { self }
}

extension UIScrollView: PullTaking {
    package var pullControl: UIRefreshControl? { refreshControl }
}
