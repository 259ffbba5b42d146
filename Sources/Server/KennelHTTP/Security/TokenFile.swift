import Foundation
import Glibc

/// The file of the named tokens. Each line contains a token's hash; only the file's owner may read it.
package struct TokenFile: Sendable {
    /// An error of the token file.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        /// The file cannot be read.
        case unreadable(String, reason: String)
        /// Other users could read or change the file.
        case notPrivate(String)
        /// A line is invalid.
        case damaged(String, line: Int)
        /// The file cannot be written.
        case unwritable(String, reason: String)
        /// A token with this name exists.
        case taken(String)
        /// No token with this name exists.
        case unknown(String, path: String)
        /// The name is invalid.
        case unusableName(String)

        /// A sentence for the operator of the server.
        package var description: String {
            switch self {
            case .unreadable(let path, let reason): "the tokens in \(path) cannot be read: \(reason)"
            case .notPrivate(let path): "the tokens in \(path) are readable by other users; run chmod 600 \(path)"
            case .damaged(let path, let line): "\(path):\(line): this line is not a token"
            case .unwritable(let path, let reason): "the tokens in \(path) cannot be written: \(reason)"
            case .taken(let name): "the token \"\(name)\" already exists; revoke it first, or choose another name"
            case .unknown(let name, let path): "there is no token \"\(name)\" in \(path)"
            case .unusableName(let name):
                "\"\(name)\" is not a valid token name: use up to 64 letters, digits, dots, hyphens and underscores"
            }
        }
    }

    package let path: String

    /// Creates the description of a file, which may not exist yet.
    package init(path: String) {
        self.path = path
    }

    /// Returns the default path of the file in a folder of recordings.
    package static func path(in folder: String) -> String { URL(filePath: folder).appending(path: "tokens").path }

    /// Returns the tokens in the order in which they were added; an empty array if there is no file. Throws if the file
    /// is unreadable, not private or invalid.
    package func read() throws(Problem) -> [NamedToken] {
        guard let mode = try mode() else { return [] }
        guard mode & 0o077 == 0 else { throw .notPrivate(path) }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, reason: String(cString: strerror(errno)))
        }
        var tokens: [NamedToken] = []
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            guard let token = NamedToken(line: line) else { throw .damaged(path, line: number + 1) }
            tokens.append(token)
        }
        return tokens
    }

    private func mode() throws(Problem) -> mode_t? {
        var facts = stat()
        guard stat(path, &facts) != 0 else { return facts.st_mode }
        guard errno == ENOENT else { throw .unreadable(path, reason: String(cString: strerror(errno))) }
        return nil
    }

    /// Generates a token and returns it; only its hash is stored. Throws if the name is taken or invalid, or if the
    /// file cannot be read or written.
    package func add(_ name: String, access: NamedToken.Access) throws(Problem) -> String {
        guard NamedToken.isName(name) else { throw .unusableName(name) }
        let tokens = try read()
        guard !tokens.contains(where: { $0.name == name }) else { throw .taken(name) }
        let token = AccessToken.random()
        try write(tokens + [NamedToken(name: name, access: access, token: token)])
        return token
    }

    /// Deletes a token; a running server rejects it from the next request on. Throws if there is no such token, or if
    /// the file cannot be read or written.
    package func revoke(_ name: String) throws(Problem) {
        let tokens = try read()
        guard tokens.contains(where: { $0.name == name }) else { throw .unknown(name, path: path) }
        try write(tokens.filter { $0.name != name })
    }

    /// Replaces the file atomically. The new file belongs to the owner of its folder, so that an administrator can
    /// write it for a server that runs as another user.
    private func write(_ tokens: [NamedToken]) throws(Problem) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = path + ".\(getpid())"
        let text = tokens.map { $0.line + "\n" }.joined()
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unwritable(path, reason: String(cString: strerror(errno))) }
        var facts = stat()
        if stat(folder, &facts) == 0, facts.st_uid != geteuid() { _ = fchown(file, facts.st_uid, facts.st_gid) }
        let bytes = Array(text.utf8)
        let isWritten = Glibc.write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
        let code = errno
        close(file)
        guard isWritten, rename(draft, path) == 0 else {
            let reason = String(cString: strerror(isWritten ? errno : code))
            unlink(draft)
            throw .unwritable(path, reason: reason)
        }
    }
}
