/// A visible cell that the data source is asked to configure again.
struct ReconfiguredCell<Cell: UIView> {
    let indexPath: IndexPath
    let cell: Cell
}
