import Foundation
import KennelHTTP

/// Packages an app for machines without Swift: an archive and a Debian package, with Swift's runtime and the page
/// linked into the program.
struct Packager {
    private let product: String
    private let options: PackageOptions
    private let source: URL
    private let work: URL
    private let name: String
    private let version: PackageVersion

    /// Prepares to package a product of the package in the current folder. Throws if there is none.
    init(product: String, _ options: PackageOptions) throws(UsageError) {
        source = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        guard FileManager.default.fileExists(atPath: source.appending(path: "Package.swift").path) else {
            throw UsageError("there is no Package.swift here; run package in the folder of the app's package")
        }
        guard !options.makesSDK || KennelFolder.contains(package: source) else {
            throw UsageError("run package --sdk in the folder of Kennel's own package")
        }
        self.product = product
        self.options = options
        work = source.appending(path: ".build/packaging")
        name = InstalledService.name(of: product)
        version = PackageVersion(of: source, product: product, named: options.release)
    }

    /// Builds the archive and the Debian packages, and returns their paths. `tell` receives a line of text before each
    /// step.
    func run(_ tell: (String) -> Void) throws -> [URL] {
        let files = FileManager.default
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        let folder = URL(filePath: options.folder, directoryHint: .isDirectory, relativeTo: source).standardizedFileURL
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        tell("1/4 The page of \(name) \(version.text)")
        let parts = try LinkedParts(page: try page(), release: version.release).make(in: work)
        tell("2/4 The program, built for release (some minutes the first time)")
        let program = try build(parts)
        let (runtime, needs) = (try runtime(), try RuntimePackages(of: program, in: work))
        tell("3/4 The archive")
        let archive = try Archive(name: name, version: version.text, source: source, runtime: runtime, needs: needs)
            .write(program, in: work, to: folder)
        tell("4/4 The Debian package")
        let package = try DebianPackage(
            name: name, version: version.text, maintainer: options.maintainer ?? Self.maintainer(source),
            source: source, runtime: runtime, needs: needs
        ).write(program, in: work, to: folder)
        guard options.makesSDK else { return [archive, package] }
        tell("The SDK, with modules built for release (some minutes the first time)")
        let sdk = try SDKPackage(
            version: version.text, maintainer: options.maintainer ?? Self.maintainer(source), source: source,
            runtime: runtime, needs: needs
        ).write(program, parts: parts, in: work, to: folder)
        return [archive, package, sdk]
    }

    private func page() throws -> URL {
        switch try PageSource.find(askedFor: nil) {
        case .folder(let folder): return URL(filePath: folder)
        case .program: throw PackagingProblem("a packaged program cannot create packages; build it from sources")
        }
    }

    /// Builds the program. The previous one is deleted first, because SwiftPM does not notice that the linked object
    /// file has changed.
    private func build(_ parts: URL) throws -> URL {
        let settings = ["--configuration", "release", "--static-swift-stdlib", "-Xlinker", parts.path]
        var compiler = Compiler(folder: source, settings: settings)
        let place = try Tool(folder: source).run(["swift", "build", "--show-bin-path"] + settings)
        let old = URL(filePath: place.output.trimmingCharacters(in: .whitespacesAndNewlines)).appending(path: product)
        try? FileManager.default.removeItem(at: old)
        do {
            return try compiler.build(product)
        } catch let failure as Compiler.Failure {
            let first = failure.errors(in: source).first?.message ?? "run swift build to see the errors"
            throw PackagingProblem("the program cannot be built: \(first)")
        }
    }

    /// Returns the toolchain's crash reporter and licence.
    private func runtime() throws -> SwiftRuntime {
        let info = try Tool(folder: source).run(["swift", "-print-target-info"])
        return try SwiftRuntime(targetInfo: info.output)
    }

    /// Returns the user configured in git, or else the user of this machine.
    private static func maintainer(_ folder: URL) -> String {
        let git = Tool(folder: folder)
        let said = ["user.name", "user.email"].compactMap { key -> String? in
            guard let outcome = try? git.run(["git", "config", key]), outcome.status == 0 else { return nil }
            return outcome.lastLine
        }
        return said.count == 2 ? "\(said[0]) <\(said[1])>" : "\(NSUserName()) <\(NSUserName())@localhost>"
    }
}
