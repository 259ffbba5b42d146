import Glibc

/// A file beside a journal whose room on the disk can be given up, so that a journal on a full disk can still delete.
///
/// Deleting needs room first: SQLite writes the pages that it clears to the write-ahead log.
struct DiskReserve {
    private let path: String
    /// The size of the file that was given up; nil where there was none.
    private var given: UInt?

    /// The size of the file where the disk has enough room.
    private static let mostBytes: UInt = 8_388_608
    /// A smaller file would be of no use.
    private static let leastBytes: UInt = 1_048_576

    /// The reserve of a journal.
    init(ofJournal path: String) {
        self.path = path + "-reserve"
    }

    /// Deletes the file. Returns whether there was one.
    mutating func giveUp() -> Bool {
        var facts = stat()
        guard lstat(path, &facts) == 0, unlink(path) == 0 else { return false }
        given = UInt(clamping: facts.st_size)
        return true
    }

    /// Makes the file where there is none, as long as the one that was given up, or as a quarter of the disk's free
    /// room. Leaves the disk as it is where that is too little.
    mutating func take() {
        var facts = stat()
        guard lstat(path, &facts) != 0, errno == ENOENT else { return }
        let bytes = max(given ?? 0, affordableBytes)
        guard bytes >= Self.leastBytes else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        let isTaken = posix_fallocate(file, 0, off_t(bytes)) == 0
        close(file)
        if isTaken { given = nil } else { unlink(path) }
    }

    /// How long a new file may be.
    private var affordableBytes: UInt {
        var disk = statvfs()
        var limit = rlimit()
        guard statvfs(PrivateFolder.folder(ofJournal: path), &disk) == 0,
            getrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit) == 0
        else { return 0 }
        let (free, isHuge) = UInt(disk.f_bavail).multipliedReportingOverflow(by: UInt(disk.f_frsize))
        // A file beyond the limit of its process would end the process.
        return min(Self.mostBytes, isHuge ? .max : free / 4, UInt(limit.rlim_cur))
    }
}
