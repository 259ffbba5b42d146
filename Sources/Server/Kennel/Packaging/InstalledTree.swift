import Foundation

/// What a package installs, written below a folder as it will lie on the other machine.
struct InstalledTree {
    /// What stands for `/`, or for the folder that the archive unpacks to.
    let root: URL
    /// What the program, its unit and its folders are called: the product in the letters that Debian allows.
    let name: String

    /// Starts with nothing.
    init(at root: URL, name: String) throws {
        self.root = root
        self.name = name
        try? FileManager.default.removeItem(at: root)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// Writes a text to a path below the root.
    func write(_ text: String, to path: String, mode: Int = 0o644) throws {
        let file = try place(path)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    /// Copies a file to a path below the root.
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
