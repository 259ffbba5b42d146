import Foundation
import JSON

/// What a toolchain has that goes with a program: the one that reports crashes, and Swift's licence.
struct SwiftRuntime {
    /// Reports where a program crashed; it needs no libraries of Swift's own.
    let backtracer: URL
    /// The licence of Swift's runtime and libraries.
    let license: URL

    /// Reads what `swift -print-target-info` says. Throws when the toolchain lacks one of the two.
    init(targetInfo: String) throws {
        guard let info = try? JSON(parsing: Array(targetInfo.utf8)),
            let path = info["paths"]?["runtimeResourcePath"]?.string
        else { throw PackagingProblem("swift -print-target-info does not say where the toolchain is") }
        let usr = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        backtracer = usr.appending(path: "libexec/swift/linux/swift-backtrace-static")
        license = usr.appending(path: "share/swift/LICENSE.txt")
        for file in [backtracer, license] where !FileManager.default.isReadableFile(atPath: file.path) {
            throw PackagingProblem("the toolchain has no \(file.path)")
        }
    }
}
