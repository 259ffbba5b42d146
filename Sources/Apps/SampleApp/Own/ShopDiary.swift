import Beagle

/// Keeps the log events of Beagle for the screen "Diary". A phone app would send them to a crash reporter.
final class ShopDiary: BeagleLoggerType {
    private(set) var lines: [String] = []

    func log(_ log: LogType) {
        lines = lines.suffix(29) + ["\(log.category): \(log.message)"]
    }
}
