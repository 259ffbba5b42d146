import Foundation

/// The printed results, one line for each measurement.
struct Table {
    private(set) var missed = 0

    mutating func line(
        _ what: String, baseline: String = "", kennel: String, ratio: Double? = nil, goal: String = "",
        isReached: Bool? = nil
    ) {
        let verdict = isReached.map { $0 ? "reached" : "missed" } ?? ""
        if isReached == false { missed += 1 }
        print(
            [
                what.padding(toLength: 44, withPad: " ", startingAt: 0), Self.right(baseline, 12),
                Self.right(kennel, 12),
                Self.right(ratio.map { String(format: $0 < 100 ? "%.2f" : "%.0f", $0) } ?? "", 7),
                "  " + goal.padding(toLength: 13, withPad: " ", startingAt: 0), verdict,
            ].joined())
    }

    func head() {
        print(
            "measured".padding(toLength: 44, withPad: " ", startingAt: 0) + Self.right("bare", 12)
                + Self.right("kennel", 12) + Self.right("ratio", 7) + "  goal")
        print(String(repeating: "-", count: 96))
    }

    static func microseconds(_ value: Double) -> String { String(format: "%.1f µs", value) }
    static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value / 1000) }
    static func kilobytes(_ value: Double) -> String { String(format: "%.1f KB", value) }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
