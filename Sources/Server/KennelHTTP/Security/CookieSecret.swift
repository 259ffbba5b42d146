import Foundation

/// The secret of the cookies, stored in a file beside the recordings, so that browsers stay authorized after a restart.
///
/// Deleting the file logs every browser out at the next start.
package enum CookieSecret {
    /// An error: the secret cannot be stored.
    package struct Unwritable: Error, CustomStringConvertible {
        let path: String

        /// A sentence for the user who starts the server.
        package var description: String {
            "the secret for cookies cannot be written to \(path); choose another folder with --data"
        }
    }

    private static let name = "cookie"

    /// Returns the secret stored in a folder, in a file that only its owner may read. Creates one if there is none.
    package static func read(in folder: String) throws(Unwritable) -> String {
        let path = URL(filePath: folder).appending(path: name).path
        let manager = FileManager.default
        let mode = try? manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        let made = AccessToken.random()
        // A file that others could read, or that is truncated, is replaced.
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
