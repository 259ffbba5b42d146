import Foundation

/// Swift's backtracer, the program that reports where a process crashed.
enum Backtracer {
    /// The path of the backtracer that `kennel package` put beside the program; nil if there is none and the
    /// toolchain's backtracer is used.
    static let packaged: String? = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
        let place = prefix.appending(path: "libexec/\(program.lastPathComponent)/swift-backtrace").path
        return FileManager.default.isExecutableFile(atPath: place) ? place : nil
    }()
}
