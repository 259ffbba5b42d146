import Foundation

/// The Debian packages that a program needs at run time.
struct RuntimePackages {
    /// The dependencies with their versions, in the syntax of a package's `Depends` field.
    let dependencies: [String]

    /// The names of the packages that contain libraries.
    var libraries: [String] { dependencies.map { String($0.prefix { $0 != " " }) }.filter { !Self.fonts.contains($0) } }

    /// Finds the packages of the libraries that the program links, with dpkg-shlibdeps, and adds the packages of fonts.
    /// `work` is a folder for temporary files.
    init(of program: URL, in work: URL) throws {
        let folder = work.appending(path: "libraries")
        try FileManager.default.createDirectory(at: folder.appending(path: "debian"), withIntermediateDirectories: true)
        // dpkg-shlibdeps requires the control file of a source package, but none of its content is needed here.
        let control = folder.appending(path: "debian/control")
        try Data("Source: program\n\nPackage: program\nArchitecture: any\n".utf8).write(to: control)
        let asked = try Tool(folder: folder).run(["dpkg-shlibdeps", "-O", "--warnings=0", program.path])
        let prefix = "shlibs:Depends="
        let line = asked.output.split(separator: "\n").last { $0.hasPrefix(prefix) }
        guard asked.status == 0, let line else {
            throw PackagingProblem(
                "dpkg-shlibdeps, of dpkg-dev, does not print the packages of the program's libraries", outcome: asked)
        }
        let libraries = line.dropFirst(prefix.count).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        dependencies = libraries + Self.fonts
    }

    /// The packages of the fonts with which texts are measured and drawn.
    static let fonts = ["fonts-dejavu-core", "fonts-inter"]
}
