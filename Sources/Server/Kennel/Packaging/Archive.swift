import Foundation
import HeadlessUIKit

/// The archive of a program and its files, for machines without Debian packages, or for users who may not install any.
struct Archive {
    /// The name of the program.
    let name: String
    let version: String
    /// The folder of the app's own package.
    let source: URL
    /// The runtime files of the Swift toolchain with which the program was built.
    let runtime: SwiftRuntime
    /// The Debian packages that the program needs.
    let needs: RuntimePackages

    /// Writes the archive and returns its path.
    ///
    /// - Parameters:
    ///   - program: The built program.
    ///   - work: A folder for temporary files.
    ///   - folder: The folder of the archive.
    func write(_ program: URL, in work: URL, to folder: URL) throws -> URL {
        let title = "\(name)-\(version)"
        let tree = try InstalledTree(at: work.appending(path: "archive/\(title)"), name: name)
        try tree.copy(program, to: "bin/\(name)", mode: 0o755)
        try tree.copy(runtime.backtracer, to: "libexec/\(name)/swift-backtrace", mode: 0o755)
        try tree.write(ManualPage(name: name, version: version).text, to: "share/man/man1/\(name).1")
        try tree.write(OptionsFile(name: name).text, to: "share/\(name)/options")
        try tree.write(ServiceUnit(name: name).text, to: "share/\(name)/\(name).service")
        for file in DeviceFonts.files {
            let file = URL(filePath: file)
            try tree.copy(file, to: "share/\(name)/fonts/\(file.lastPathComponent)")
        }
        try Notices(name: name, source: source, runtime: runtime).write(to: tree, folder: "share/doc/\(name)")
        try Guide.write(to: tree, folder: "share/doc/\(name)")
        for package in RuntimePackages.fonts {
            try tree.copy(
                URL(filePath: "/usr/share/doc/\(package)/copyright"), to: "share/doc/\(name)/LICENSE.\(package)")
        }
        try tree.write(readme(needs.libraries), to: "README")
        let file = folder.appending(path: "\(title).tar.gz")
        let packed = try Tool(folder: tree.root.deletingLastPathComponent()).run([
            "tar", "--create", "--gzip", "--sort=name", "--owner=0", "--group=0", "--numeric-owner",
            "--file=\(file.path)", title,
        ])
        guard packed.status == 0 else { throw PackagingProblem("the archive cannot be written", outcome: packed) }
        return file
    }

    private func readme(_ packages: [String]) -> String {
        """
        \(name) \(version)

        bin/\(name) serves the app on http://127.0.0.1:8080/. bin/\(name) --help describes its commands and options. It
        does not need Swift, but these packages of Debian 12:

            apt-get install --no-install-recommends \(packages.joined(separator: " "))

        share/\(name)/\(name).service is a service for systemd. It expects the program in /usr/bin, its options in
        \(InstalledService(name: name).optionsFile), and a group for certificates:
        groupadd --system \(ServiceUnit.keyReaders(name))
        man -l share/man/man1/\(name).1 describes all options, share/doc/\(name)/SERVING.md the operation of the server.

        """
    }
}
