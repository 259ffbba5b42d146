/// How far a build is.
struct BuildProgress: Codable, Sendable, Equatable {
    /// What is being done.
    enum Step: String, Codable, Sendable {
        /// Files of the project that was imported.
        case translating
        /// What the compiler has to do.
        case compiling
    }

    let step: Step
    let done: Int
    let of: Int

    /// How far it is, for a person: `Translating 30 of 200 files, 170 left`. The compiler counts files and what else it
    /// does.
    var words: String {
        let left = max(0, of - done)
        return switch step {
        case .translating: "Translating \(done) of \(of) files, \(left) left"
        case .compiling: "Compiling \(done) of \(of), \(left) left"
        }
    }

    /// The last that lines of the compiler's such as `[12/34] Compiling App Main.swift` say; nil where they say nothing
    /// of it.
    static func compiling(in output: String) -> BuildProgress? {
        let counts = output.split(whereSeparator: \.isNewline).lazy.reversed().compactMap { line in
            line.prefixMatch(of: #/\[(\d+)/(\d+)\] /#)
        }
        guard let counted = counts.first, let done = Int(counted.1), let all = Int(counted.2) else { return nil }
        return BuildProgress(step: .compiling, done: done, of: all)
    }

    /// The last that lines of the importer's such as `@ 12 34` say; nil where they say nothing of it.
    static func translating(in output: String) -> BuildProgress? {
        let counts = output.split(whereSeparator: \.isNewline).lazy.reversed().compactMap { line in
            line.wholeMatch(of: #/@ (\d+) (\d+)/#)
        }
        guard let counted = counts.first, let done = Int(counted.1), let all = Int(counted.2) else { return nil }
        return BuildProgress(step: .translating, done: done, of: all)
    }
}
