/// Metrics in the text format of Prometheus, version 0.0.4.
struct MetricsText {
    enum Kind: String {
        case counter, gauge, histogram
    }

    private(set) var text = ""

    /// Writes a metric with one value.
    mutating func add(_ name: String, kind: Kind, help: String, value: Int) {
        begin(name, kind: kind, help: help)
        text += "\(name) \(value)\n"
    }

    /// Writes a metric with one label and a value for each of the label's values.
    mutating func add(
        _ name: String, kind: Kind, help: String, by label: String, values: [(word: String, value: Int)]
    ) {
        begin(name, kind: kind, help: help)
        for (word, value) in values { text += "\(name){\(label)=\"\(Self.escaped(word))\"} \(value)\n" }
    }

    /// Writes a histogram of durations, in seconds.
    mutating func add(_ name: String, help: String, histogram: Histogram) {
        begin(name, kind: .histogram, help: help)
        var count = 0
        for (bound, inClass) in zip(Histogram.bounds, histogram.counts) {
            count += inClass
            text += "\(name)_bucket{le=\"\(bound)\"} \(count)\n"
        }
        count += histogram.counts.last ?? 0
        text += "\(name)_bucket{le=\"+Inf\"} \(count)\n\(name)_sum \(histogram.sum)\n\(name)_count \(count)\n"
    }

    private mutating func begin(_ name: String, kind: Kind, help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    private static func escaped(_ word: String) -> String {
        word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
