/// The metrics of tables on iOS, in points.
enum TableMetrics {
    /// The default height of a row.
    static let row: CGFloat = 44
    /// The height of a separator: one pixel.
    static let separator: CGFloat = 1 / 3
    /// The space above a section header of a plain table.
    static let plainTopPadding: CGFloat = 22
    /// The height of a section header of a plain table.
    static let plainTitle: CGFloat = 28
    /// The space above the first section of a grouped table.
    static let groupedTop: CGFloat = 35
    /// Half of the space between two sections of a grouped table.
    static let groupedGap: CGFloat = 53 / 3
    /// The space above a section title of a grouped table, for the first section and for others.
    static let titleTop: (first: CGFloat, other: CGFloat) = (100 / 3, 16)
    /// The space between a section title and its rows in a grouped table.
    static let titleGap: CGFloat = 19 / 3
    /// The corner radius of an inset section.
    static let corner: CGFloat = 10

    /// Returns the layout margin of a table with this width.
    static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// Rounds a length up to whole pixels.
    static func pixels(_ length: CGFloat) -> CGFloat { (length * 3 - 0.001).rounded(.up) / 3 }
}

/// The height of a row, header or footer in a table.
enum TableHeight: Equatable {
    /// A fixed height, in points.
    case given(CGFloat)
    /// The height is determined by the content.
    case found

    /// Converts a height from the app. A negative or infinite height is logged. `part` names the row, header or footer
    /// for the message.
    init(_ height: CGFloat, of part: @autoclosure () -> String) {
        if height == UITableView.automaticDimension {
            self = .found
        } else if height.isFinite, height >= 0 {
            self = .given(height)
        } else {
            AppEnvironment.current.host.log(
                .message("\(part()) cannot be \(height) points tall; it is as tall as its content"))
            self = .found
        }
    }
}
