import Foundation

/// Builds the package of an app. The files of an imported project are translated before.
struct PackageBuilder {
    /// The package's folder.
    let folder: URL
    private var compiler: Compiler
    private var imported: ImportedSources?

    /// Creates a builder for the package in a folder. It uses the build folder of the running program, or SwiftPM's
    /// default.
    init(folder: URL) {
        self.folder = folder
        compiler = Compiler(folder: folder, settings: BuildFolder.current?.arguments ?? [])
        imported = ImportedSources(in: folder)
    }

    /// Builds a product and returns the path of the program. Throws a `Compiler.Failure` if the sources cannot be
    /// compiled.
    ///
    /// - Parameters:
    ///   - showsOutput: Whether the output of the translation and of the compiler is printed.
    ///   - progress: Called when the progress has changed.
    mutating func build(
        _ product: String, showsOutput: Bool = true, progress: (BuildProgress) -> Void = { _ in }
    ) throws -> URL {
        try imported?.translate(showsOutput: showsOutput, progress: progress)
        return try compiler.build(product, showsOutput: showsOutput, progress: progress)
    }

    /// Translates the changed files of an imported project. Does nothing for other packages.
    mutating func translate(progress: (BuildProgress) -> Void = { _ in }) throws {
        try imported?.translate(progress: progress)
    }

    /// Returns a monitor of the manifest and the sources, including the project of an imported package.
    func monitor() -> SourceMonitor {
        imported.map { SourceMonitor($0.watched) } ?? SourceMonitor(folder)
    }
}
