import Foundation

/// The program of Swift's that reports where a process crashed.
enum Backtracer {
    /// Where a package of `kennel package` brings it, below the program's own prefix; nil elsewhere, where the
    /// toolchain has it.
    static let packaged: String? = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
        let place = prefix.appending(path: "libexec/\(program.lastPathComponent)/swift-backtrace").path
        return FileManager.default.isExecutableFile(atPath: place) ? place : nil
    }()
}
