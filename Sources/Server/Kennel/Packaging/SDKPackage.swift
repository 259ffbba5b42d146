import Foundation

/// The Debian package `kennel-sdk`: the command `kennel`, and the files that Swift needs to build apps without Kennel's
/// sources.
struct SDKPackage {
    let version: String
    /// The maintainer, as `NAME <ADDRESS>`.
    let maintainer: String
    /// The folder of Kennel's own package.
    let source: URL
    /// The runtime files of the Swift toolchain with which the program was built.
    let runtime: SwiftRuntime
    /// The Debian packages that the program needs.
    let needs: RuntimePackages

    private static let name = "kennel-sdk"
    private static let folder = String(KennelFolder.sdk.path.dropFirst())

    /// Writes the package and returns its path.
    ///
    /// - Parameters:
    ///   - program: The command `kennel`, built for release.
    ///   - parts: The object file with the page and the release's name.
    ///   - work: A folder for temporary files.
    ///   - folder: The folder of the package.
    func write(_ program: URL, parts: URL, in work: URL, to folder: URL) throws -> URL {
        let tree = try InstalledTree(at: work.appending(path: "sdk"), name: "kennel")
        let graph = try PackageGraph(of: source)
        let modules = try SDKModules(of: graph, in: source)
        try modules.write(to: tree, folder: "\(Self.folder)/modules")
        let library = try modules.link(with: parts, in: work)
        let machine = try DebianArchive.machine(work)
        try tree.copy(library, to: "usr/lib/\(machine.triplet)/\(library.lastPathComponent)")
        let texts = SDKTexts(version: version, products: graph.libraries.map(\.name))
        let runtimeLibraries = try SDKModules.runtimeLibraries(of: library)
        try tree.write(texts.manifest, to: "\(Self.folder)/Package.swift")
        try tree.write(texts.pkgConfig(runtimeLibraries), to: "usr/share/pkgconfig/\(SDKModules.library).pc")
        for (file, text) in texts.module { try tree.write(text, to: "\(Self.folder)/\(SDKTexts.target)/\(file)") }
        try tree.write("\(try swiftVersion())\n", to: "\(Self.folder)/\(SDKCompiler.file)")
        try tree.write(SDKTexts.launcher, to: "\(Self.folder)/scripts/kennel", mode: 0o755)
        try tree.write(SDKTexts.importer, to: "\(Self.folder)/bin/kennel-importer", mode: 0o755)
        try tree.copy(try buildImporter(), to: "\(Self.folder)/bin/importer", mode: 0o755)
        for sources in NewPackage.templates {
            for path in try FileManager.default.subpathsOfDirectory(atPath: source.appending(path: sources).path)
            where path.hasSuffix(".swift") {
                try tree.copy(source.appending(path: "\(sources)/\(path)"), to: "\(Self.folder)/\(sources)/\(path)")
            }
        }
        try tree.copy(program, to: "usr/bin/kennel", mode: 0o755)
        try tree.copy(runtime.backtracer, to: "usr/libexec/kennel/swift-backtrace", mode: 0o755)
        try Notices(name: Self.name, source: source, runtime: runtime).write(
            to: tree, folder: "usr/share/doc/\(Self.name)")
        try Guide.write(to: tree, folder: "usr/share/doc/\(Self.name)")
        return try DebianArchive(name: Self.name, version: version, maintainer: maintainer).write(
            tree,
            fields: [
                ("Depends", (needs.dependencies + ["libsqlite3-dev"]).joined(separator: ", ")),
                ("Conflicts", "kennel"),
            ],
            title: "builds and runs iOS apps with Beagle or UIKit",
            description: """
                 The command kennel with the compiled modules of Kennel, for one version of Swift:
                 kennel new, import, dev, run and test build apps with it. It conflicts with the
                 package kennel, which serves an app on a machine without Swift.
                """, to: folder)
    }

    private func swiftVersion() throws -> String {
        let said = try Tool(folder: source).run(["swift", "--version"])
        guard let version = SDKCompiler.version(in: said.output) else {
            throw PackagingProblem("swift --version prints no version", outcome: said)
        }
        return version
    }

    private func buildImporter() throws -> URL {
        var compiler = Compiler(folder: source, settings: SDKModules.settings)
        do {
            return try compiler.build(ImporterProgram.name)
        } catch let failure as Compiler.Failure {
            throw PackagingProblem("the importer cannot be built: \(failure.errors(in: source).first?.message ?? "")")
        }
    }
}
