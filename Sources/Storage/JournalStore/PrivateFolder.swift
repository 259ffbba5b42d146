import Glibc

/// The folder of a journal and its files. Only their owner may read them, because they contain everything that users
/// typed.
enum PrivateFolder {
    /// Makes the folder and the journal in it accessible to their owner only, whatever their mode was.
    ///
    /// - Returns: Whether the journal is new: its file does not exist, or is empty.
    /// - Throws: If they cannot be made private, or the file is not a journal of this program.
    static func secure(journal path: String) throws(JournalStoreError) -> Bool {
        let folder = folder(ofJournal: path)
        let owner = try makePrivate(folder)
        // SQLite creates its other files with the mode of this one.
        try makePrivate(path, flags: O_RDWR | O_CREAT, folderOwner: owner, isDatabase: true)
        for ending in ["-wal", "-shm", "-journal", "-reserve"] {
            try makePrivate(path + ending, flags: O_RDONLY, folderOwner: owner, isDatabase: false)
        }
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_size == 0
    }

    /// Makes a file private. It must be a regular file with one name, and belong to this user or to the folder's owner.
    /// Does nothing if the file does not exist and `flags` do not create it.
    private static func makePrivate(
        _ path: String, flags: Int32, folderOwner: uid_t, isDatabase: Bool
    ) throws(JournalStoreError) {
        // O_NONBLOCK prevents a wait for the other end, in case the file is a pipe.
        let file = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        if file < 0, errno == ENOENT { return }
        guard file >= 0 else {
            let reason = errno == ELOOP ? "it is a symbolic link" : String(cString: strerror(errno))
            throw .cannotOpen(path: path, reason: reason)
        }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else {
            throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw .cannotOpen(path: path, reason: "it is not a regular file")
        }
        guard facts.st_nlink == 1 else { throw .cannotOpen(path: path, reason: "the file has another hard link") }
        guard [geteuid(), folderOwner].contains(facts.st_uid) else {
            throw .cannotOpen(path: path, reason: "it belongs to another user")
        }
        if isDatabase, facts.st_size > 0, !isDatabaseFile(file) {
            throw .cannotOpen(path: path, reason: "file is not a database")
        }
        guard facts.st_mode & 0o077 != 0 else { return }
        guard fchmod(file, 0o600) == 0 else {
            throw .notPrivate(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Whether a file begins with the SQLite signature.
    private static func isDatabaseFile(_ file: Int32) -> Bool {
        let magic = Array("SQLite format 3\0".utf8)
        var start = [UInt8](repeating: 0, count: magic.count)
        return pread(file, &start, start.count, 0) == start.count && start == magic
    }

    /// Returns the folder of a journal.
    static func folder(ofJournal path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return folder.isEmpty ? "/" : folder
    }

    /// Makes a folder accessible to its owner only, and returns its owner.
    private static func makePrivate(_ folder: String) throws(JournalStoreError) -> uid_t {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw .cannotOpen(path: folder, reason: String(cString: strerror(errno))) }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else {
            throw .cannotOpen(path: folder, reason: String(cString: strerror(errno)))
        }
        guard facts.st_mode & 0o077 != 0 else { return facts.st_uid }
        guard facts.st_mode & UInt32(S_ISVTX) == 0, folder != "/" else {
            throw .notPrivate(path: folder, reason: "all users of this machine can use it")
        }
        guard fchmod(file, 0o700) == 0 else {
            throw .notPrivate(path: folder, reason: String(cString: strerror(errno)))
        }
        return facts.st_uid
    }
}
