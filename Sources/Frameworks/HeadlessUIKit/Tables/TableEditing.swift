/// The editing state of a table.
struct TableEditing {
    /// A delegate or data source method for editing. Swift code cannot check whether an object implements a method.
    /// Instead, the default implementations record that they were called.
    enum Question: Hashable {
        case canEdit, style, deleteTitle, leadingActions, trailingActions, rowActions, menu
    }

    /// Whether the table is in editing mode.
    var isOn = false
    /// Whether a row's swipe actions are open and the delegate was not yet notified of their end.
    var isOpen = false
    /// The row whose swipe actions are open; nil if there is none, or if the row was removed.
    weak var open: TableRow?
    /// The methods that the data source and the delegate do not implement.
    var unanswered: Set<Question> = []
    /// The sides with swipe actions, and the classes of data source and delegate for which they were determined; nil
    /// before they were determined.
    var offers: (sides: Set<RowSide>, classes: [ObjectIdentifier])?

    /// Whether the delegate implements the menu method.
    var answersMenus: Bool { !unanswered.contains(.menu) }
    /// The sides for which the delegate implements a method about swipe actions.
    var answeredSides: Set<RowSide> {
        var sides: Set<RowSide> = []
        if !unanswered.contains(.leadingActions) { sides.insert(.leading) }
        let trailing: [Question] = [.canEdit, .style, .deleteTitle, .trailingActions, .rowActions]
        if trailing.contains(where: { !unanswered.contains($0) }) { sides.insert(.trailing) }
        return sides
    }
}

/// A row with swipe actions or a reorder control.
package protocol RowHolding: UIView {
    /// Returns whether the row may have swipe actions at a side.
    func offersActions(at side: RowSide) -> Bool
    /// Whether the row's swipe actions are open.
    var isDrawnAside: Bool { get }
    /// Whether the row has a reorder control.
    var isMovable: Bool { get }
    /// Handles a swipe that reveals the actions of a side. `isWhole` is true for a full swipe.
    func receiveDrag(to side: RowSide, isWhole: Bool)
    /// Handles a swipe that closes the open actions.
    func receiveDragBack()
    /// Handles a move by a number of rows; positive numbers are downwards.
    func receiveMove(by places: Int)
}

extension TableRow: RowHolding {
    package func offersActions(at side: RowSide) -> Bool { offers.contains(side) }
    package var isDrawnAside: Bool { actions != nil }
    package var isMovable: Bool { editing.canMove }
    package func receiveDrag(to side: RowSide, isWhole: Bool) { cell?.table?.open(self, side: side, isWhole: isWhole) }
    package func receiveDragBack() { cell?.table?.closeRow() }
    package func receiveMove(by places: Int) { cell?.table?.move(self, by: places) }
}
