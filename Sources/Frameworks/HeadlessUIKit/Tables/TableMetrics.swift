/// The lengths by which iOS draws tables.
enum TableMetrics {
    /// A row that nothing else is said of.
    static let row: CGFloat = 44
    /// The line between two rows: one pixel.
    static let separator: CGFloat = 1 / 3
    /// Above a title of a plain table.
    static let plainTopPadding: CGFloat = 22
    /// A title of a plain table.
    static let plainTitle: CGFloat = 28
    /// Above the first section of a grouped table.
    static let groupedTop: CGFloat = 35
    /// On either side of the gap between two sections of a grouped table.
    static let groupedGap: CGFloat = 53 / 3
    /// Above the words of a grouped title, in the first section and in others.
    static let titleTop: (first: CGFloat, other: CGFloat) = (100 / 3, 16)
    /// Between the words of a grouped title and its section.
    static let titleGap: CGFloat = 19 / 3
    /// The corners of a section of its own.
    static let corner: CGFloat = 10

    /// How far content stays from the edges of a table of a width.
    static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// To whole pixels, none lost.
    static func pixels(_ length: CGFloat) -> CGFloat { (length * 3 - 0.001).rounded(.up) / 3 }
}

/// How tall a part of a table is.
enum TableHeight: Equatable {
    /// As said.
    case given(CGFloat)
    /// As its content asks for.
    case found

    /// Reads what an app said; nothing negative and nothing endless is a height.
    init(_ height: CGFloat, of part: @autoclosure () -> String) {
        if height == UITableView.automaticDimension {
            self = .found
        } else if height.isFinite, height >= 0 {
            self = .given(height)
        } else {
            UIApplication.shared.host.log(
                .message("\(part()) cannot be \(height) points tall; it is as tall as its content"))
            self = .found
        }
    }
}
