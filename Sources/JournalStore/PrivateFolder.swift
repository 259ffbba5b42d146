import Glibc

/// The folder of a journal and its files, which nobody but their owner may read: they hold all that was typed.
enum PrivateFolder {
    /// Makes the folder its owner's alone, with whatever mode it was made, and the journal in it too. Throws when it
    /// cannot be made private.
    static func secure(journal path: String) throws(JournalStoreError) {
        try makePrivate(folder(ofJournal: path))
        // SQLite gives the files beside it the same mode.
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
        close(file)
        for name in [path, path + "-wal", path + "-shm", path + "-journal"] {
            guard chmod(name, 0o600) != 0, errno != ENOENT else { continue }
            throw .notPrivate(path: name, reason: String(cString: strerror(errno)))
        }
    }

    /// The folder of a journal.
    static func folder(ofJournal path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return folder.isEmpty ? "/" : folder
    }

    private static func makePrivate(_ folder: String) throws(JournalStoreError) {
        var facts = stat()
        guard stat(folder, &facts) == 0 else {
            throw .cannotOpen(path: folder, reason: String(cString: strerror(errno)))
        }
        guard facts.st_mode & 0o077 != 0 else { return }
        guard facts.st_mode & UInt32(S_ISVTX) == 0, folder != "/" else {
            throw .notPrivate(path: folder, reason: "everybody on this machine uses it")
        }
        guard chmod(folder, 0o700) == 0 else {
            throw .notPrivate(path: folder, reason: String(cString: strerror(errno)))
        }
    }
}
