import Foundation
import Glibc
import SQLite

extension SQLiteJournal {
    private static let copyPrefix = "backup-"

    /// Returns the path at which a server creates a copy of its journal. The command that requested the copy then moves
    /// it.
    public static func copyPath(in folder: String) -> String {
        URL(filePath: folder).appending(path: "\(copyPrefix)\(UUID().uuidString).sqlite").path
    }

    /// Deletes copies that a crash left behind. They contain data that was deleted since.
    public static func removeCopies(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(copyPrefix) && name.contains(".sqlite") {
            unlink(URL(filePath: folder).appending(path: name).path)
        }
    }

    /// Copies the journal into a new file while the server continues to write. Changes that are made before the copy is
    /// complete are included. Blocks. Throws if the file exists or is not writable, or if the journal cannot be read.
    @available(*, noasync)
    public func backUp(to path: String) throws(JournalStoreError) {
        try Self.makePlace(path)
        do {
            try change { try $0.beginCopy(into: path) }
            while try goOnCopying() {}
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Copies a journal that no server has open, without changing it. Throws if a server has it open, if it does not
    /// exist or cannot be read, or if the target exists or is not writable.
    public static func backUp(journalAt journal: String, to path: String) throws(JournalStoreError) {
        let source = try JournalCheck.open(journal)
        try makePlace(path)
        do {
            let copy = try DatabaseCopy(of: source, into: Database(path: path))
            while try copy.copyNextPages() {}
        } catch {
            unlink(path)
            throw .cannotRead(reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Creates an empty file that only its owner can read.
    private static func makePlace(_ path: String) throws(JournalStoreError) {
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
        Glibc.close(file)
    }
}
