import Beagle

/// Keeps what Beagle logs, for the screen "Diary"; a phone would send it to a crash reporter.
final class ShopDiary: BeagleLoggerType {
    private(set) var lines: [String] = []

    func log(_ log: LogType) {
        lines = lines.suffix(29) + ["\(log.category): \(log.message)"]
    }
}
