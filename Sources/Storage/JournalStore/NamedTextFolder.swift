import Foundation

/// A folder beside the recorded sessions with one file for each named text.
package struct NamedTextFolder: Sendable {
    private let folder: URL
    private let ending: String

    /// Returns the folder of fault scripts, whose texts are stored by the scripts' names.
    package static func faultScripts(in folder: String) -> NamedTextFolder {
        NamedTextFolder(folder: URL(filePath: folder).appending(path: "scripts"), ending: ".faults")
    }

    /// Returns the folder of sessions' names, which are stored by the sessions' viewer ids.
    package static func sessionNames(in folder: String) -> NamedTextFolder {
        NamedTextFolder(folder: URL(filePath: folder).appending(path: "names"), ending: ".name")
    }

    /// Returns the texts by name; unreadable files and files with invalid names are ignored.
    package func read(where isName: (String) -> Bool) -> [String: String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.reduce(into: [:]) { scripts, file in
            guard file.hasSuffix(ending) else { return }
            let name = String(file.dropLast(ending.count))
            guard isName(name), let data = FileManager.default.contents(atPath: folder.appending(path: file).path)
            else { return }
            scripts[name] = String(decoding: data, as: UTF8.self)
        }
    }

    /// Stores a text under a name in a file that only its owner can read, or deletes it if the text is nil. Throws if
    /// the file cannot be written or deleted.
    package func setText(named name: String, to text: String?) throws {
        let path = folder.appending(path: name + ending).path
        guard let text else {
            guard unlink(path) == 0 || errno == ENOENT else { throw CocoaError(.fileWriteUnknown) }
            return
        }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = path + ".new"
        let isWritten = FileManager.default.createFile(
            atPath: draft, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isWritten, rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
