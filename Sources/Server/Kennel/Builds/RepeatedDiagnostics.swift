/// Finds the compiler's errors and warnings that a build has already printed.
///
/// SwiftPM prints a diagnostic of a file once for each group of files that is compiled beside it.
struct RepeatedDiagnostics {
    private var printed: Set<Substring> = []
    /// Whether the current lines belong to a diagnostic that was already printed.
    private var isRepeating = false

    /// Returns whether the next line of the output belongs to a diagnostic that was already printed.
    mutating func contain(_ line: Substring) -> Bool {
        if line.prefixMatch(of: #//[^:]+:\d+:\d+: (error|warning|note): /#) != nil {
            isRepeating = !printed.insert(line).inserted
        } else if !Self.isExcerpt(line) {
            isRepeating = false
        }
        return isRepeating
    }

    /// Returns whether a line shows the code of a diagnostic: `12 | let a = 1` or `   | |- note: …`.
    private static func isExcerpt(_ line: Substring) -> Bool {
        line.prefixMatch(of: #/\s*\d*\s*\|/#) != nil
    }
}
