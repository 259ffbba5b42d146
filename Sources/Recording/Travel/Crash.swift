package import Wire

/// An input that crashed the app when it was played.
package struct Crash: Sendable {
    /// The input's number.
    package let number: Int
    /// Session time of the input.
    package let time: Duration
    /// What a person would say of the input: `tap "Retry"`.
    package let label: String
    /// How the app ended, and where.
    package let report: CrashReport

    /// A sentence that names the input, and what the app said.
    package var headline: String { "Input \(number) (\(label)) crashed the app: \(report.sentence)" }

    /// The input, the message, and the app's own calls that had not returned.
    package var text: String {
        let (own, others) = (report.frames.filter(\.isApp), report.frames.filter { !$0.isApp })
        let first = "Input \(number) (\(label)) at \(time.wholeMilliseconds) ms crashed the app: \(report.message)"
        let more = others.isEmpty ? [] : ["  and \(others.count) more of Kennel, Swift and the system"]
        return ([first] + own.map { "  at \($0.words)" } + more).joined(separator: "\n")
    }
}

extension CrashReport.Frame {
    /// The call as a person reads it: `execute() in Sources/App/Pay.swift:12`.
    fileprivate var words: String {
        guard let file else { return function }
        return "\(function) in \(file)\(line.map { ":\($0)" } ?? "")"
    }
}
