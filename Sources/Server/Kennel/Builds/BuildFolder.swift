import Foundation

/// SwiftPM's build folder, and the configuration that is built in it.
///
/// By default, each package has its own build folder, and SwiftPM compiles Kennel again in each. Packages that are
/// built in the folder of the running program use the modules of Kennel that were compiled there.
struct BuildFolder: Equatable {
    /// A configuration of SwiftPM.
    enum Configuration: String {
        case debug, release
    }

    /// The folder that SwiftPM names `.build` by default.
    let folder: URL
    let configuration: Configuration

    /// Finds the folder in which a program was built; nil if SwiftPM did not build it there, or if this user cannot
    /// write to it.
    init?(of program: URL) {
        // SwiftPM builds to .build/x86_64-unknown-linux-gnu/debug, to which .build/debug is a link.
        let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
        guard let configuration = Configuration(rawValue: products.lastPathComponent) else { return nil }
        folder = products.deletingLastPathComponent().deletingLastPathComponent()
        self.configuration = configuration
        let files = FileManager.default
        guard files.fileExists(atPath: folder.appending(path: "workspace-state.json").path),
            files.isWritableFile(atPath: folder.path)
        else { return nil }
    }

    /// The folder in which the running program was built. It is computed once, before the first build, because a build
    /// may replace the program's file.
    static let current = Bundle.main.executableURL.flatMap(BuildFolder.init)

    /// The arguments with which SwiftPM builds a package in this folder.
    var arguments: [String] {
        // Without the last argument, SwiftPM would reuse the build plan of another package.
        [
            "--scratch-path", folder.path, "--configuration", configuration.rawValue,
            "--disable-build-manifest-caching",
        ]
    }

    /// The arguments with which SwiftPM tests a package in this folder.
    ///
    /// In release, `swift test` compiles all modules again with `-enable-testing`, which `--disable-testable-imports`
    /// prevents. A package whose tests use `@testable` sets `-enable-testing` for its own module.
    var testArguments: [String] {
        arguments + (configuration == .release ? ["--disable-testable-imports"] : [])
    }
}
