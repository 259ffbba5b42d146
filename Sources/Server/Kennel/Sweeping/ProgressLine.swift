import Foundation
import Locks
import Sweeps

#if canImport(Glibc)
    import Glibc
#endif

/// The progress of a long command. In a terminal it is a bar that is redrawn in place, otherwise a line for each tenth.
final class ProgressLine: Sendable {
    private struct State {
        var tenths = 0
        var drawn = ContinuousClock.now - .seconds(1)
        var isDrawn = false
    }

    private let subject: String
    private let isTerminal: Bool
    private let tell: @Sendable (String) -> Void
    private let state = Locked(State())

    /// Creates a progress line for `subject`. `isTerminal` is true if standard error, on which the bar is drawn, is a
    /// terminal.
    init(
        _ subject: String, isTerminal: Bool = isatty(STDERR_FILENO) != 0, tell: @escaping @Sendable (String) -> Void
    ) {
        self.subject = subject
        self.isTerminal = isTerminal
        self.tell = tell
    }

    /// Shows the progress of a sweep.
    func show(_ progress: SweepProgress) {
        let (done, all) = (progress.verdicts.count, max(1, progress.cells.count))
        let rest = progress.remaining.map { ", \(max(1, $0.components.seconds)) s left" } ?? ""
        let line = state.withLock { state -> String? in
            if isTerminal {
                guard ContinuousClock.now - state.drawn > .milliseconds(100) else { return nil }
                (state.drawn, state.isDrawn) = (.now, true)
                let bar = String(repeating: "█", count: done * Self.width / all)
                let room = String(repeating: "░", count: Self.width - bar.count)
                return "\r\u{1B}[K\(bar)\(room) \(done) of \(all)\(rest)"
            }
            guard done * 10 / all > state.tenths, done < all else { return nil }
            state.tenths = done * 10 / all
            return "\(subject): \(done) of \(all) tries\(rest)"
        }
        guard let line else { return }
        if isTerminal { FileHandle.standardError.write(Data(line.utf8)) } else { tell(line) }
    }

    /// Removes the bar.
    func clear() {
        let isDrawn = state.withLock { $0.isDrawn }
        if isDrawn { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }

    private static let width = 24
}
