/// What a child's constraints ask of its parent's declarations.
package enum ChildNeed {
    case nothing
    /// A side is measured by the parent's other side.
    case measure
    case row
    case column

    package init(_ item: any LayoutItem) {
        let reading = LayoutReading(item)
        if reading.vertical.chain != nil {
            self = .column
        } else if reading.horizontal.chain != nil {
            self = .row
        } else if [reading.horizontal, reading.vertical].contains(where: \.crosses) {
            self = .measure
        } else {
            self = .nothing
        }
    }
}

extension AxisLayout {
    /// Whether a length depends on the parent's other side.
    var crosses: Bool { [start, end, center, size, least, most].contains { $0?.crosses(axis) == true } }
}
