import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The progress of a build in the terminal: one line that is redrawn in place, or a line for each tenth if the output
/// is not a terminal.
///
/// The output of tools is passed through line by line, and each of the compiler's errors once. The compiler's counting
/// lines are replaced by the progress line in a terminal, and printed unchanged elsewhere.
final class BuildLine {
    private let isTerminal: Bool
    private let write: (String) -> Void
    private var isDrawn = false
    /// The progress printed last, if the output is not a terminal.
    private var printed: (step: BuildProgress.Step, tenths: Int)?
    /// The beginning of a line of a tool's output, whose end has not arrived yet.
    private var begun = Data()
    private var diagnostics = RepeatedDiagnostics()
    /// The warnings that are counted instead of printed; nil prints all.
    private var hidden: HiddenWarnings?

    /// Creates a progress line on standard output, or on another output given by `write`.
    ///
    /// - Parameter printsAllWarnings: Whether warnings are printed however many there are.
    init(
        isTerminal: Bool = isatty(STDOUT_FILENO) == 1,
        printsAllWarnings: Bool = ProcessInfo.processInfo.environment[HiddenWarnings.variable] == "all",
        write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
        hidden = printsAllWarnings ? nil : HiddenWarnings()
    }

    func show(_ progress: BuildProgress) {
        if isTerminal {
            write("\r\(Self.erase)\(progress.words)")
            isDrawn = true
        } else if progress.step == .translating, progress.of > 0 {
            // The compiler's own lines already show the progress while files are compiled.
            let tenths = progress.done * 10 / progress.of
            if let printed, printed.step == progress.step, tenths == printed.tenths { return }
            printed = (progress.step, tenths)
            write("\(progress.words)\n")
        }
    }

    /// Prints whole lines of a tool's output above the progress line.
    func printOutput(_ output: Data) {
        begun += output
        guard let end = begun.lastIndex(of: UInt8(ascii: "\n")) else { return }
        let lines = String(decoding: begun[...end], as: UTF8.self)
        begun = Data(begun[begun.index(after: end)...])
        print(lines)
    }

    /// Removes the progress line when the build is over, and prints the last line of the tool's output if it is
    /// unfinished.
    func finish() {
        if !begun.isEmpty { print(String(decoding: begun, as: UTF8.self) + "\n") }
        begun = Data()
        clear()
        if let words = hidden?.words { write(words) }
        if hidden != nil { hidden = HiddenWarnings() }
        printed = nil
    }

    private func print(_ lines: String) {
        let kept = lines.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !isCount(line) && !diagnostics.contain(line) && hidden?.contain(line) != true
        }
        let text = kept.joined(separator: "\n")
        guard !text.isEmpty else { return }
        clear()
        write(text)
    }

    private func isCount(_ line: Substring) -> Bool { isTerminal && BuildProgress.compiling(in: String(line)) != nil }

    private func clear() {
        if isDrawn { write("\r\(Self.erase)") }
        isDrawn = false
    }

    /// The escape sequence that erases the line from the cursor to its end.
    private static let erase = "\u{1B}[K"
}
