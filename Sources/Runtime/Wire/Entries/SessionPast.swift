/// The recorded inputs of a session to be continued. The first one opens the session, and none is missing.
public struct SessionPast: Sendable {
    /// The entries, oldest first.
    public let entries: [JournalEntry]
    /// The digest of all events up to the end of the last entry; nil if it is unknown, as after a crash.
    public let digest: UInt64?
    /// The configuration with which the session was opened.
    public let configuration: SessionConfiguration

    /// The reason why entries are not a complete past.
    public enum Damage: Error, Equatable, Sendable, CustomStringConvertible {
        /// There are no entries.
        case empty
        /// The first entry does not open a session.
        case noOpening
        /// The entry with this number is missing or out of order.
        case gap(at: Int)

        /// A sentence for people.
        public var description: String {
            switch self {
            case .empty: "Nothing was recorded of the session."
            case .noOpening: "The recording does not start with the session's opening."
            case .gap(let number): "The recording lacks input \(number)."
            }
        }
    }

    /// Validates a session's entries, oldest first.
    public init(_ entries: [JournalEntry], digest: UInt64? = nil) throws(Damage) {
        guard let first = entries.first else { throw .empty }
        guard let configuration = first.input.opening else { throw .noOpening }
        for (index, entry) in entries.enumerated() where entry.number != index + 1 { throw .gap(at: index + 1) }
        self.entries = entries
        self.digest = digest
        self.configuration = configuration
    }

    /// The wall-clock time of the last entry, in milliseconds since 1970.
    package var ended: Int64 {
        entries.reduce(configuration.opened + (entries.last?.time.wholeMilliseconds ?? 0)) { moment, entry in
            if case .resumed(let pause) = entry.input { moment + pause.away.wholeMilliseconds } else { moment }
        }
    }

    /// Whether the app has crashed at any time in this past, even if the session was resumed since.
    package var hasCrashed: Bool {
        entries.contains(where: \.input.isCrash)
    }

    /// The crash at which the session stands still; nil if the app has not crashed, or the session was resumed since.
    package var crash: FatalInput? {
        for entry in entries.reversed() {
            switch entry.input {
            case .crashed(let crash): return crash
            case .resumed(let pause) where pause.cause.endsCrash: return nil
            // A crashed session accepts only these inputs, so they do not end the crash.
            case .faults, .notes, .control: continue
            default: return nil
            }
        }
        return nil
    }

    /// Returns the digest of all events up to the end of the entry at this index. An entry stores the digest before it,
    /// so the last one is known only if it was passed to the initializer.
    package func digest(after index: Int) -> UInt64? {
        index + 1 < entries.count ? entries[index + 1].digest : digest
    }
}
