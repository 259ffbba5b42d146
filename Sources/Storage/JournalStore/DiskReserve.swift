import Glibc

/// A file beside a journal that reserves disk space. On a full disk the file is deleted, which makes room for deleting
/// sessions.
///
/// A deletion first needs space, because SQLite writes the cleared pages to the write-ahead log.
struct DiskReserve {
    private let path: String
    /// The size of the file that was deleted last; nil if none was.
    private var given: UInt?

    /// The size of the file on a disk with enough space.
    private static let mostBytes: UInt = 8_388_608
    /// The smallest useful size.
    private static let leastBytes: UInt = 1_048_576

    /// Creates the reserve of a journal, without creating its file.
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

    /// Creates the file if there is none. Its size is the larger of two: the size of the file that was deleted last,
    /// and a quarter of the free space, at most 8 MB.
    ///
    /// Does nothing if there is too little space.
    mutating func createFile() {
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

    /// The maximum size of a new file.
    private var affordableBytes: UInt {
        var disk = statvfs()
        var limit = rlimit()
        guard statvfs(PrivateFolder.folder(ofJournal: path), &disk) == 0,
            getrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit) == 0
        else { return 0 }
        let (free, isHuge) = UInt(disk.f_bavail).multipliedReportingOverflow(by: UInt(disk.f_frsize))
        // Writing beyond the process's file size limit would kill the process.
        return min(Self.mostBytes, isHuge ? .max : free / 4, UInt(limit.rlim_cur))
    }
}
