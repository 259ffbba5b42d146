import Foundation
package import Wire

/// The file of the backends that users confirmed, one origin a line. It lies beside the recorded sessions.
package struct ConfirmedBackendsFile: Sendable {
    private let path: String

    /// Creates the description of the file in a folder.
    package init(folder: String) {
        path = URL(filePath: folder).appending(path: "confirmed-backends").path
    }

    /// Returns the confirmed origins; invalid lines are ignored.
    package func read() -> Set<WebOrigin> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        return Set(lines.compactMap { BackendAddress(String($0))?.origin })
    }

    /// Replaces the file atomically; only its owner can read it. Throws if the file cannot be written.
    package func write(_ origins: Set<WebOrigin>) throws {
        let text = origins.map { "\($0)\n" }.sorted().joined()
        let draft = path + ".new"
        let isWritten = FileManager.default.createFile(
            atPath: draft, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isWritten, rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
