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

    /// The last that lines of the compiler's such as `[12/34] Compiling App Main.swift` say; nil where they say nothing of it.
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
