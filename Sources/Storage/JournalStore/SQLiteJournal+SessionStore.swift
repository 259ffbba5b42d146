package import Sessions
package import Wire

extension SQLiteJournal: SessionStore {
    /// Returns the result of `journal(of:watch:opened:limit:written:)` as an existential.
    package func anyJournal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int
    ) -> any Journal {
        journal(of: session, watch: watch, opened: opened, limit: limit, written: written)
    }

    /// Returns a file without a name in the journal's folder.
    package func spool() throws -> any Spool { try SpoolFile(in: folder) }
}
