/// The progress of a build.
struct BuildProgress: Codable, Sendable, Equatable {
    /// The step of a build.
    enum Step: String, Codable, Sendable {
        /// Files of the imported project are being translated.
        case translating
        /// The compiler is running.
        case compiling
    }

    let step: Step
    let done: Int
    let of: Int

    /// A description such as `Translating 30 of 200 files, 170 left`. The compiler counts build tasks, each of which
    /// may be a file.
    var words: String {
        let left = max(0, of - done)
        return switch step {
        case .translating: "Translating \(done) of \(of) files, \(left) left"
        case .compiling: "Compiling \(done) of \(of), \(left) left"
        }
    }

    /// Returns the progress in the last line of the compiler's output that has the form `[12/34] Compiling App
    /// Main.swift`; nil if there is none.
    static func compiling(in output: String) -> BuildProgress? {
        let counts = output.split(whereSeparator: \.isNewline).lazy.reversed().compactMap { line in
            line.prefixMatch(of: #/\[(\d+)/(\d+)\] /#)
        }
        guard let counted = counts.first, let done = Int(counted.1), let all = Int(counted.2) else { return nil }
        return BuildProgress(step: .compiling, done: done, of: all)
    }

    /// Returns the progress in the last line of the importer's output that has the form `@ 12 34`; nil if there is
    /// none.
    static func translating(in output: String) -> BuildProgress? {
        let counts = output.split(whereSeparator: \.isNewline).lazy.reversed().compactMap { line in
            line.wholeMatch(of: #/@ (\d+) (\d+)/#)
        }
        guard let counted = counts.first, let done = Int(counted.1), let all = Int(counted.2) else { return nil }
        return BuildProgress(step: .translating, done: done, of: all)
    }
}
