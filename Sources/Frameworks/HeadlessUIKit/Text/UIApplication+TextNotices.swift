import TextMetrics

private enum TextNoticesKey: ApplicationKey {
    static var defaultValue: Set<TextNotice> { [] }
}

extension UIApplication {
    /// The maximum number of notices that are logged for one app.
    private static let mostTextNotices = 20

    /// Logs notices about inexact measuring, each once in a session.
    func logOnce(_ notices: [TextNotice]) {
        for notice in notices {
            var told = values[TextNoticesKey.self]
            guard told.count < Self.mostTextNotices, told.insert(notice).inserted else { continue }
            values[TextNoticesKey.self] = told
            host.log(.message(notice.description))
        }
    }
}
