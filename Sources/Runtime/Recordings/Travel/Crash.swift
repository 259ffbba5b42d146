package import Wire

/// A crash of the app during a replay.
package struct Crash: Sendable {
    /// The place of a crash.
    package enum Site: Sendable, Equatable {
        /// At the input with this number.
        case input(Int)
        /// While the app was inspected after the input with this number.
        case inspection(after: Int)
    }

    /// The place of the crash.
    package let site: Site
    /// The session time of the input.
    package let time: Duration
    /// A description of the input for people, such as `tap "Retry"`.
    package let label: String
    /// The crash report.
    package let report: CrashReport

    /// The number of the input, or of the last one before the inspection.
    package var number: Int {
        switch site {
        case .input(let number), .inspection(let number): number
        }
    }

    /// The place in a few words: `input 3`, or `an inspection after input 3` for a crash during one.
    package var place: String {
        switch site {
        case .input: "input \(number)"
        case .inspection: "an inspection after input \(number)"
        }
    }

    /// A sentence with the input and the app's message.
    package var headline: String { sentence(at: "", report.sentence) }

    private func sentence(at time: String, _ end: String) -> String {
        switch site {
        case .input: "Input \(number) (\(label))\(time) crashed the app: \(end)"
        case .inspection: "Inspecting the app after input \(number) (\(label))\(time) crashed it: \(end)"
        }
    }

    /// A report with the input, the message, and the app's own stack frames.
    package var text: String {
        let (own, others) = (report.frames.filter(\.isApp), report.frames.filter { !$0.isApp })
        let first = sentence(at: " at \(time.wholeMilliseconds) ms", report.message)
        let more = others.isEmpty ? [] : ["  and \(others.count) more of Kennel, Swift and the system"]
        return ([first] + own.map { "  at \($0.words)" } + more).joined(separator: "\n")
    }
}

extension CrashReport.Frame {
    /// The frame as text, such as `execute() in Sources/App/Pay.swift:12`.
    fileprivate var words: String {
        guard let file else { return function }
        return "\(function) in \(file)\(line.map { ":\($0)" } ?? "")"
    }
}
