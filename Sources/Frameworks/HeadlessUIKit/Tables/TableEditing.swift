/// What is known of the editing of a table.
struct TableEditing {
    /// What a table asks before a row can be edited. There is no telling in Swift whether a data source has a method of
    /// its own; but the answers that stand in for it say so when they are asked.
    enum Question: Hashable {
        case canEdit, style, deleteTitle, leadingActions, trailingActions, rowActions, menu
    }

    /// Whether the table is edited.
    var isOn = false
    /// Whether a row was drawn aside, and nobody heard of its end yet.
    var isOpen = false
    /// The row that is drawn aside, unless it has gone.
    weak var open: TableRow?
    /// What was answered for a data source or a delegate, because it has no such method.
    var unanswered: Set<Question> = []
    /// The sides at which the rows of these classes have actions, and whose they are.
    var offers: (sides: Set<RowSide>, classes: [ObjectIdentifier])?

    /// Whether there is an answer of their own about the menu of a row.
    var answersMenus: Bool { !unanswered.contains(.menu) }
    /// The sides at which there is an answer of their own.
    var answeredSides: Set<RowSide> {
        var sides: Set<RowSide> = []
        if !unanswered.contains(.leadingActions) { sides.insert(.leading) }
        let trailing: [Question] = [.canEdit, .style, .deleteTitle, .trailingActions, .rowActions]
        if trailing.contains(where: { !unanswered.contains($0) }) { sides.insert(.trailing) }
        return sides
    }
}

/// A row that a person can draw aside or move.
package protocol RowHolding: UIView {
    /// Whether there may be actions at a side.
    func offersActions(at side: RowSide) -> Bool
    /// Whether it is drawn aside.
    var isDrawnAside: Bool { get }
    /// Whether it can be moved.
    var isMovable: Bool { get }
    /// It was drawn to where the actions of a side are seen, or all the way.
    func receiveDrag(to side: RowSide, isWhole: Bool)
    /// It was drawn back.
    func receiveDragBack()
    /// It was moved so many places down, or up.
    func receiveMove(by places: Int)
}

extension TableRow: RowHolding {
    package func offersActions(at side: RowSide) -> Bool { offers.contains(side) }
    package var isDrawnAside: Bool { actions != nil }
    package var isMovable: Bool { editing.canMove }
    package func receiveDrag(to side: RowSide, isWhole: Bool) { cell?.table?.open(self, side, isWhole: isWhole) }
    package func receiveDragBack() { cell?.table?.closeRow() }
    package func receiveMove(by places: Int) { cell?.table?.move(self, by: places) }
}
