import Foundation
import JSON

/// The files of a toolchain that are shipped with a program: the crash reporter and Swift's licence.
struct SwiftRuntime {
    /// The statically linked program that prints a backtrace after a crash.
    let backtracer: URL
    /// The licence of Swift's runtime and libraries.
    let license: URL

    /// Parses the output of `swift -print-target-info`. Throws if the toolchain lacks one of the files.
    init(targetInfo: String) throws {
        guard let info = try? JSON(parsing: Array(targetInfo.utf8)),
            let path = info["paths"]?["runtimeResourcePath"]?.string
        else { throw PackagingProblem("swift -print-target-info does not print the toolchain's folder") }
        let usr = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        backtracer = usr.appending(path: "libexec/swift/linux/swift-backtrace-static")
        license = usr.appending(path: "share/swift/LICENSE.txt")
        for file in [backtracer, license] where !FileManager.default.isReadableFile(atPath: file.path) {
            throw PackagingProblem("the toolchain has no \(file.path)")
        }
    }
}
