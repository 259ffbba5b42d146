import TextMetrics

private enum TextNoticesKey: ApplicationKey {
    static var defaultValue: Set<TextNotice> { [] }
}

extension UIApplication {
    /// No more notices than this are told.
    private static let mostTextNotices = 20

    /// Tells what could not be measured as asked, each notice once.
    func logOnce(_ notices: [TextNotice]) {
        for notice in notices {
            var told = values[TextNoticesKey.self]
            guard told.count < Self.mostTextNotices, told.insert(notice).inserted else { continue }
            values[TextNoticesKey.self] = told
            host.log(.message(notice.description))
        }
    }
}
