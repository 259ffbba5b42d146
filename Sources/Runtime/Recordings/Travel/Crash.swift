package import Wire

/// An app that crashed as its inputs were played.
package struct Crash: Sendable {
    /// What it did not survive.
    package enum Site: Sendable, Equatable {
        /// The input with this number.
        case input(Int)
        /// Being looked at after the input with this number.
        case look(after: Int)
    }

    /// What it did not survive.
    package let site: Site
    /// Session time of the input.
    package let time: Duration
    /// What a person would say of the input: `tap "Retry"`.
    package let label: String
    /// How the app ended, and where.
    package let report: CrashReport

    /// The number of the input, or of the last one before the look.
    package var number: Int {
        switch site {
        case .input(let number), .look(let number): number
        }
    }

    /// Where in a recording that is, in a few words: `input 3`, `a look after input 3`.
    package var place: String {
        switch site {
        case .input: "input \(number)"
        case .look: "a look after input \(number)"
        }
    }

    /// A sentence that names the input, and what the app said.
    package var headline: String { sentence(at: "", report.sentence) }

    private func sentence(at time: String, _ end: String) -> String {
        switch site {
        case .input: "Input \(number) (\(label))\(time) crashed the app: \(end)"
        case .look: "A look at the app after input \(number) (\(label))\(time) crashed it: \(end)"
        }
    }

    /// The input, the message, and the app's own calls that had not returned.
    package var text: String {
        let (own, others) = (report.frames.filter(\.isApp), report.frames.filter { !$0.isApp })
        let first = sentence(at: " at \(time.wholeMilliseconds) ms", report.message)
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
