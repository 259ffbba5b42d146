import Foundation

/// The Debian packages that a program needs on the machine it runs on.
struct RuntimePackages {
    /// With the versions that it needs, as a package's description lists them.
    let dependencies: [String]

    /// The names of those with libraries.
    var libraries: [String] { dependencies.map { String($0.prefix { $0 != " " }) }.filter { !Self.fonts.contains($0) } }

    /// Asks dpkg-shlibdeps what the program's libraries belong to, and adds the fonts. `work` is a folder to work in.
    init(of program: URL, in work: URL) throws {
        let folder = work.appending(path: "libraries")
        try FileManager.default.createDirectory(at: folder.appending(path: "debian"), withIntermediateDirectories: true)
        // The tool reads a description of a source package, of which it needs nothing here.
        let control = folder.appending(path: "debian/control")
        try Data("Source: program\n\nPackage: program\nArchitecture: any\n".utf8).write(to: control)
        let asked = try Tool(folder: folder).run(["dpkg-shlibdeps", "-O", "--warnings=0", program.path])
        let prefix = "shlibs:Depends="
        let line = asked.output.split(separator: "\n").last { $0.hasPrefix(prefix) }
        guard asked.status == 0, let line else {
            throw PackagingProblem(
                "dpkg-shlibdeps, of dpkg-dev, does not say what the program's libraries belong to", asked)
        }
        let libraries = line.dropFirst(prefix.count).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        dependencies = libraries + Self.fonts
    }

    /// What texts are measured and drawn with.
    static let fonts = ["fonts-dejavu-core", "fonts-inter"]
}
