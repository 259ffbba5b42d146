import Foundation

/// The secret of the cookies, in a file beside the recordings, so that browsers need no new address after a restart.
///
/// Whoever deletes the file locks every browser out with the next start.
package enum KeptSecret {
    /// The secret cannot be kept.
    package struct Unwritable: Error, CustomStringConvertible {
        let path: String

        /// One sentence for whoever starts the server.
        package var description: String {
            "the file \(path) for the secret of cookies cannot be written; choose another --data"
        }
    }

    private static let name = "cookie"

    /// The secret in a folder that only its owner may read; a new one is put there where there is none. Throws a
    /// sentence for whoever starts the server.
    package static func read(in folder: String) throws(Unwritable) -> String {
        let path = URL(filePath: folder).appending(path: name).path
        let manager = FileManager.default
        let mode = try? manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        let made = AccessToken.random()
        // One that others could read is none, nor is one that was cut short.
        if mode == 0o600, let known = manager.contents(atPath: path), known.count == made.utf8.count {
            return String(decoding: known, as: UTF8.self)
        }
        // A link would lead to somebody else's file.
        try? manager.removeItem(atPath: path)
        guard manager.createFile(atPath: path, contents: Data(made.utf8), attributes: [.posixPermissions: 0o600]) else {
            throw Unwritable(path: path)
        }
        return made
    }
}
