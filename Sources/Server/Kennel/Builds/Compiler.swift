import Foundation

/// Builds a package with the Swift toolchain in the PATH.
struct Compiler {
    /// The package's folder.
    let folder: URL
    private let settings: [String]
    /// The folder of built programs; nil until it is requested. It is requested once, because it never changes.
    private var place: URL?

    /// Creates a compiler for the package in a folder; `settings` are further arguments of `swift build`, such as a
    /// configuration.
    init(folder: URL, settings: [String] = []) {
        self.folder = folder
        self.settings = settings
    }

    /// The error of a build that failed.
    struct Failure: Error {
        /// The complete output of the build.
        let output: String

        /// Returns the errors in the output; if there are none, its last line.
        func errors(in folder: URL) -> [BuildError] {
            let found = BuildError.all(in: output, of: folder)
            let lastLine = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "The build failed."
            return found.isEmpty ? [BuildError(message: lastLine)] : found
        }
    }

    /// Builds a product. Returns the path of the program.
    ///
    /// - Parameters:
    ///   - showsOutput: Whether the compiler's output is printed meanwhile. The progress is always shown in a terminal.
    ///   - progress: Called when the progress has changed.
    mutating func build(
        _ product: String, showsOutput: Bool = true, progress: (BuildProgress) -> Void = { _ in }
    ) throws -> URL {
        let swift = Tool(folder: folder)
        let line = BuildLine()
        defer { line.finish() }
        let built = try swift.run(["swift", "build", "--product", product] + settings) { output in
            if showsOutput { line.printOutput(output) }
            guard let now = BuildProgress.compiling(in: String(decoding: output, as: UTF8.self)) else { return }
            line.show(now)
            progress(now)
        }
        guard built.status == 0 else { throw Failure(output: built.output) }
        if let place { return place.appending(path: product) }
        let said = try swift.run(["swift", "build", "--show-bin-path"] + settings).output
        let found = URL(filePath: said.trimmingCharacters(in: .whitespacesAndNewlines))
        place = found
        return found.appending(path: product)
    }
}
