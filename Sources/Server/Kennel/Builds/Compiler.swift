import Foundation

/// Builds a package with the Swift that is on the path.
struct Compiler {
    /// The package's folder.
    let folder: URL
    private let settings: [String]
    /// Where programs lie once they are built; asked for once, as it stays the same.
    private var place: URL?

    /// Builds the package in a folder; `settings` are what `swift build` is asked besides the product, such as a
    /// configuration.
    init(folder: URL, settings: [String] = []) {
        self.folder = folder
        self.settings = settings
    }

    /// Why there is no new program.
    struct Failure: Error {
        /// All that the compiler printed.
        let output: String

        /// What it found, or the last that it said.
        func errors(in folder: URL) -> [BuildError] {
            let found = BuildError.all(in: output, of: folder)
            let lastLine = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "The build failed."
            return found.isEmpty ? [BuildError(message: lastLine)] : found
        }
    }

    /// Builds a product, prints what the compiler says, tells how far it is, and returns where the program is.
    mutating func build(_ product: String, progress: (BuildProgress) -> Void = { _ in }) throws -> URL {
        let swift = Tool(folder: folder)
        let line = BuildLine()
        defer { line.finish() }
        let built = try swift.run(["swift", "build", "--product", product] + settings) { output in
            line.pass(output)
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
