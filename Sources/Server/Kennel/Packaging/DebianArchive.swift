import Foundation

/// A file that dpkg installs, made of a tree of files and a description.
struct DebianArchive {
    /// The name of the package.
    let name: String
    let version: String
    /// The maintainer, as `NAME <ADDRESS>`.
    let maintainer: String

    /// The names of this machine's architecture.
    struct Machine {
        /// Debian's name, such as `amd64`.
        let architecture: String
        /// The name of the folder of libraries, such as `x86_64-linux-gnu`.
        let triplet: String
    }

    /// Asks dpkg for this machine's names.
    static func machine(_ folder: URL) throws -> Machine {
        let names = try ["DEB_HOST_ARCH", "DEB_HOST_MULTIARCH"].map { name in
            let said = try Tool(folder: folder).run(["dpkg-architecture", "-q\(name)"])
            guard said.status == 0, let value = said.lastLine else {
                throw PackagingProblem(
                    "dpkg-architecture, of dpkg-dev, does not print the architecture", outcome: said)
            }
            return value
        }
        return Machine(architecture: names[0], triplet: names[1])
    }

    /// Describes the tree, and writes the package to a folder. Returns its path.
    ///
    /// - Parameters:
    ///   - fields: Further fields, such as `Depends`.
    ///   - title: The short description.
    ///   - description: The long description, indented by a space.
    func write(
        _ tree: InstalledTree, fields: [(name: String, value: String)], title: String, description: String,
        to folder: URL
    ) throws -> URL {
        let tool = Tool(folder: tree.root)
        let machine = try Self.machine(tree.root)
        let size = try tool.run(["du", "--summarize", "--block-size=1024", "."])
        try tree.write(
            """
            Package: \(name)
            Version: \(version)
            Architecture: \(machine.architecture)
            Maintainer: \(maintainer)
            Installed-Size: \(size.output.prefix { $0.isNumber })
            \(fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))
            Section: devel
            Priority: optional
            Description: \(title)
            \(description)

            """, to: "DEBIAN/control")
        let file = folder.appending(path: "\(name)_\(version)_\(machine.architecture).deb")
        let built = try tool.run(["dpkg-deb", "--build", "--root-owner-group", ".", file.path])
        guard built.status == 0 else { throw PackagingProblem("the Debian package cannot be written", outcome: built) }
        return file
    }
}
