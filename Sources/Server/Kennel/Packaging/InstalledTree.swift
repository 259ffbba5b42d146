import Foundation

/// The files that a package installs, laid out in a folder as on the target machine.
struct InstalledTree {
    /// The folder that stands for `/` on the target machine, or for the folder to which the archive is unpacked.
    let root: URL
    /// The name of the program, the unit and the folders: the product's name in the characters that Debian allows.
    let name: String

    /// Creates an empty tree, and deletes an earlier one.
    init(at root: URL, name: String) throws {
        self.root = root
        self.name = name
        try? FileManager.default.removeItem(at: root)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// Writes a text to a path relative to the root.
    func write(_ text: String, to path: String, mode: Int = 0o644) throws {
        let file = try place(path)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    /// Copies a file to a path relative to the root.
    func copy(_ file: URL, to path: String, mode: Int = 0o644) throws {
        let copy = try place(path)
        try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: copy.path)
    }

    private func place(_ path: String) throws -> URL {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        return file
    }
}
