/// An error of the journal on disk.
public enum JournalStoreError: Error, Equatable, CustomStringConvertible {
    /// The database cannot be opened or created.
    case cannotOpen(path: String, reason: String)
    /// Other users could read the recorded data.
    case notPrivate(path: String, reason: String)
    /// Another process has the database open.
    case inUse(path: String)
    /// The database was written by another version of this program.
    case unknownFormat(path: String, version: Int)
    /// Entries cannot be written. Entries that were acknowledged earlier are safe.
    case cannotWrite(reason: String)
    /// Entries cannot be read.
    case cannotRead(reason: String)
    /// The journal was closed.
    case closed

    /// A sentence for the operator of the server.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "The journal \(path) cannot be opened: \(reason)."
        case .notPrivate(let path, let reason):
            "Other users can read \(path), and it cannot be made private: \(reason). Choose another folder with --data."
        case .inUse(let path):
            "The journal \(path) is in use by another server; choose another folder with --data, or --in-memory."
        case .unknownFormat(let path, let version):
            version > JournalDatabase.format
                ? "The journal \(path) has format \(version) and was written by a newer version; this one reads up to "
                    + "\(JournalDatabase.format). Install that version, or choose another folder with --data."
                : "The journal \(path) has format \(version) and was written by an older version; this one reads from "
                    + "\(JournalDatabase.knownFormats[0]) on. Save its sessions as recordings with that version, or choose "
                    + "another folder with --data."
        case .cannotWrite(let reason): "The journal cannot be written: \(reason)."
        case .cannotRead(let reason): "The journal cannot be read: \(reason)."
        case .closed: "The journal is closed."
        }
    }
}
