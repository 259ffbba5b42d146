import Foundation
import Glibc
import SQLite

extension SQLiteJournal {
    private static let copyPrefix = "backup-"

    /// Where in its folder a server puts a copy of its journal, until whoever asked for it has taken it.
    public static func copyPath(in folder: String) -> String {
        URL(filePath: folder).appending(path: "\(copyPrefix)\(UUID().uuidString).sqlite").path
    }

    /// Deletes the copies that nobody took because a process ended: what was deleted since is in them.
    public static func removeCopies(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(copyPrefix) && name.contains(".sqlite") {
            unlink(URL(filePath: folder).appending(path: name).path)
        }
    }

    /// Copies the journal into a new file while it is written on; what is written meanwhile is in the copy too, as far
    /// as it was before its end. Waits; throws when the file is there already, or cannot be written.
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

    /// Copies a journal that no server has open, and leaves it as it is. Throws when one has, the file of the copy is
    /// there already, or the journal is none.
    public static func backUp(journalAt journal: String, to path: String) throws(JournalStoreError) {
        let source = try JournalCheck.open(journal)
        try makePlace(path)
        do {
            let copy = try DatabaseCopy(of: source, into: Database(path: path))
            while try copy.goOn() {}
        } catch {
            unlink(path)
            throw .cannotRead(reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Makes an empty file that only its owner can read.
    private static func makePlace(_ path: String) throws(JournalStoreError) {
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
        Glibc.close(file)
    }
}
