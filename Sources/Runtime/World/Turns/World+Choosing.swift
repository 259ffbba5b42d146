import HeadlessUIKit
import Wire

/// Actions on the parts of a view: turning pages, selecting tabs, pulling content.
extension World {
    /// Returns the reason why a page index is invalid; nil if it is valid.
    func refusal(ofPage index: Int, in id: ViewID) -> InputRejection? {
        guard let view = application.view(id) as? any PageHolding, !(0..<view.pageCount).contains(index) else {
            return nil
        }
        return .outOfRange(id, part: .page, index: index, count: view.pageCount)
    }

    /// Returns the reason why a tab cannot be selected; nil if it can.
    func refusal(ofTab index: Int, in id: ViewID) -> InputRejection? {
        guard let view = application.view(id) as? any TabHolding else { return nil }
        guard (0..<view.tabCount).contains(index) else {
            return .outOfRange(id, part: .tab, index: index, count: view.tabCount)
        }
        return view.isTabEnabled(at: index) ? nil : .unreachable(id, .disabled)
    }

    /// Returns the reason why a pull would have no effect; nil if it would.
    func refusal(ofPull id: ViewID) -> InputRejection? {
        guard let control = (application.view(id) as? any PullTaking)?.pullControl else { return nil }
        guard control.isEnabled else { return .unreachable(id, .disabled) }
        return control.isRefreshing ? .unreachable(id, .busy) : nil
    }

    /// Shows another page of a view with pages, as after a swipe.
    func turn(_ id: ViewID, to index: Int) {
        (application.view(id) as? any PageHolding)?.receivePage(index)
    }

    /// Selects a tab.
    func chooseTab(_ index: Int, of id: ViewID) {
        (application.view(id) as? any TabHolding)?.receiveTab(index)
    }

    /// Returns whether a view is a row that can be dragged like this.
    static func canPerform(_ drag: RowDrag, on view: UIView) -> Bool {
        guard let row = view as? any RowHolding else { return false }
        return switch drag {
        case .open(let side, _): row.offersActions(at: side == .leading ? .leading : .trailing)
        case .back: row.isDrawnAside
        case .move: row.isMovable
        }
    }

    /// Drags a row.
    func dragRow(_ id: ViewID, with drag: RowDrag) {
        guard let row = application.view(id) as? any RowHolding else { return }
        switch drag {
        case .open(let side, let isWhole):
            row.receiveDrag(to: side == .leading ? .leading : .trailing, isWhole: isWhole)
        case .back: row.receiveDragBack()
        case .move(let places): row.receiveMove(by: places)
        }
    }

    /// Pulls content down.
    func pull(_ id: ViewID) {
        (application.view(id) as? any PullTaking)?.pullControl?.receivePull()
    }
}
