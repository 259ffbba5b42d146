extension TextFont {
    /// The kern in points that makes Inter about as wide as San Francisco, whose letter spacing depends on the size.
    ///
    /// Apple publishes these values for San Francisco. Above 20 points its letter shapes change as well, unlike
    /// Inter's, so the kern stays the same fraction of an em as at 20 points. Other families have no tracking.
    package var tracking: Double {
        guard family == .system, size > 0 else { return 0 }
        let table = Self.trackings
        guard size < 20 else { return table[table.count - 1] / 20 * size }
        guard size > 6 else { return table[0] / 6 * size }
        let place = Int(size) - 6
        let part = size - size.rounded(.down)
        return table[place] + (table[place + 1] - table[place]) * part
    }

    /// The kern in points at sizes from 6 to 20.
    private static let trackings = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]
}
