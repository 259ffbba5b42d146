import Foundation
package import Wire

/// The file beside the recorded sessions that says which backends a person confirmed, one origin a line.
package struct ConfirmedBackendsFile: Sendable {
    private let path: String

    /// Names the file in a folder.
    package init(folder: String) {
        path = URL(filePath: folder).appending(path: "confirmed-backends").path
    }

    /// What is written there; lines that are no origins do not count.
    package func read() -> Set<WebOrigin> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        return Set(lines.compactMap { BackendAddress(String($0))?.origin })
    }

    /// Puts a new file in the place of the old one, for nobody else to read. Throws when the folder cannot be written
    /// to.
    package func write(_ origins: Set<WebOrigin>) throws {
        let text = origins.map { "\($0)\n" }.sorted().joined()
        let draft = path + ".new"
        let isWritten = FileManager.default.createFile(
            atPath: draft, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isWritten, rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
