import Foundation
import JournalStore

/// The commands `backup` and `check`, which maintain a journal.
struct JournalMaintenance {
    let options: MaintenanceOptions
    let program: String

    /// An error of a command.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private func folder() throws(UsageError) -> String {
        guard options.server.cluster.isEmpty else {
            throw UsageError(
                "the sessions are in NATS; back them up with its own tool: nats stream backup KENNEL-"
                    + "\(options.server.clusterName)-JOURNAL FOLDER, and the same for …-JOURNAL-2, …-RECORDS "
                    + "and …-RECORDS-2")
        }
        guard let folder = options.server.recordings.folder(program: program, port: options.server.port) else {
            throw UsageError("sessions are recorded in memory, so there is no journal; name a folder with --data")
        }
        return folder
    }

    /// Copies the journal to the file. The copy is made by the server that has the journal open, or else by this
    /// process. Returns a sentence for the user.
    func backUp() throws -> String {
        let target = options.file ?? ""
        guard !FileManager.default.fileExists(atPath: target) else {
            throw Problem(description: "\(target) already exists; name a new file for the backup")
        }
        let folder = try folder()
        switch ControlSocket.sendRequest("backup", toServerIn: folder) {
        case let answer? where answer.hasPrefix("ok: "):
            let copy = String(answer.dropFirst(4))
            defer { try? FileManager.default.removeItem(atPath: copy) }
            try FileManager.default.copyItem(atPath: copy, toPath: target)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
        case let answer?: throw Problem(description: String(answer.trimmingPrefix("error: ")))
        case nil: try SQLiteJournal.backUp(journalAt: SQLiteJournal.path(in: folder), to: target)
        }
        return
            "\(target) has all sessions, \(SQLiteJournal.bytes(path: target)) bytes. To restore it, stop the server, "
            + "and replace \(SQLiteJournal.path(in: folder)) with it."
    }

    /// Checks the integrity of a journal. Returns the result in lines, and whether no problem was found.
    func check() throws -> (lines: [String], isWhole: Bool) {
        let path = try options.file ?? SQLiteJournal.path(in: folder())
        let check: JournalCheck
        do {
            check = try JournalCheck(path: path)
        } catch .inUse {
            let advice = "check a copy of it: \(program) backup FILE, then \(program) check FILE"
            throw Problem(description: "another process uses \(path), probably a server; \(advice)")
        }
        let summary = "\(path): \(check.sessions) sessions with \(check.entries) entries"
        return check.faults.isEmpty
            ? (["\(summary), all valid"], true) : (check.faults + ["\(summary), \(check.faults.count) faults"], false)
    }
}
