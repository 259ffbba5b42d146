import Foundation

/// The Debian package: the program with its systemd unit, options file and manual page.
struct DebianPackage {
    /// The name of the package and its program.
    let name: String
    let version: String
    /// The maintainer, as `NAME <ADDRESS>`.
    let maintainer: String
    /// The folder of the app's own package.
    let source: URL
    /// The runtime files of the Swift toolchain with which the program was built.
    let runtime: SwiftRuntime
    /// The Debian packages that the program needs.
    let needs: RuntimePackages

    /// Writes the package and returns its path.
    ///
    /// - Parameters:
    ///   - program: The built program.
    ///   - work: A folder for temporary files.
    ///   - folder: The folder of the package.
    func write(_ program: URL, in work: URL, to folder: URL) throws -> URL {
        let tree = try InstalledTree(at: work.appending(path: "debian"), name: name)
        let unit = ServiceUnit(name: name)
        try tree.copy(program, to: "usr/bin/\(name)", mode: 0o755)
        try tree.copy(runtime.backtracer, to: "usr/libexec/\(name)/swift-backtrace", mode: 0o755)
        try tree.write(unit.text, to: unit.path)
        try tree.write(OptionsFile(name: name).text, to: String(InstalledService(name: name).optionsFile.dropFirst()))
        try tree.write(ManualPage(name: name, version: version).text, to: "usr/share/man/man1/\(name).1")
        try Notices(name: name, source: source, runtime: runtime).write(to: tree, folder: "usr/share/doc/\(name)")
        try Guide.write(to: tree, folder: "usr/share/doc/\(name)")
        let zipped = try Tool(folder: tree.root).run(["gzip", "--best", "--no-name", "usr/share/man/man1/\(name).1"])
        guard zipped.status == 0 else { throw PackagingProblem("the manual cannot be compressed", outcome: zipped) }
        try tree.write("\(InstalledService(name: name).optionsFile)\n", to: "DEBIAN/conffiles")
        for (script, text) in MaintainerScripts(name: name).texts {
            try tree.write(text, to: "DEBIAN/\(script)", mode: 0o755)
        }
        return try DebianArchive(name: name, version: version, maintainer: maintainer).write(
            tree, fields: [("Depends", needs.dependencies.joined(separator: ", "))],
            title: "iOS app in a browser",
            description: """
                 Runs an iOS app with UIKit or Beagle on this machine, and shows it in browsers.
                 Simulates network failures, and records and replays sessions.
                """, to: folder)
    }
}
