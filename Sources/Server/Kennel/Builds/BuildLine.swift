import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// How far a build is, for the person at the terminal: one line that stays in its place there, else a line at each
/// tenth.
///
/// What the tools print besides goes past it, line by line. The lines by which the compiler counts are the one line in
/// a terminal, and stay as they are elsewhere.
final class BuildLine {
    private let isTerminal: Bool
    private let write: (String) -> Void
    private var isDrawn = false
    /// What was told last, where a line is told at each tenth.
    private var told: (step: BuildProgress.Step, tenths: Int)?
    /// The beginning of a line whose end has not come yet.
    private var begun = Data()

    /// A line on standard output, or whatever else `write` puts it on.
    init(
        isTerminal: Bool = isatty(STDOUT_FILENO) == 1,
        write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
    }

    /// Shows how far the build is.
    func show(_ progress: BuildProgress) {
        if isTerminal {
            write("\r\(Self.erase)\(progress.words)")
            isDrawn = true
        } else if progress.step == .translating, progress.of > 0 {
            // The compiler's own lines say how far it is.
            let tenths = progress.done * 10 / progress.of
            if let told, told.step == progress.step, tenths == told.tenths { return }
            told = (progress.step, tenths)
            write("\(progress.words)\n")
        }
    }

    /// Prints whole lines of what a tool printed, above the line that says how far the build is.
    func pass(_ output: Data) {
        begun += output
        guard let end = begun.lastIndex(of: UInt8(ascii: "\n")) else { return }
        let lines = String(decoding: begun[...end], as: UTF8.self)
        begun = Data(begun[begun.index(after: end)...])
        print(lines)
    }

    /// Takes the line away, and prints what a tool left without an end; the build is over.
    func finish() {
        if !begun.isEmpty { print(String(decoding: begun, as: UTF8.self) + "\n") }
        begun = Data()
        clear()
        told = nil
    }

    private func print(_ lines: String) {
        let kept = lines.split(separator: "\n", omittingEmptySubsequences: false).filter { !isCount($0) }
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

    /// Erases what stands behind the cursor.
    private static let erase = "\u{1B}[K"
}
