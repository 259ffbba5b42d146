/// The recorded inputs of a session that is to go on: the first opens it, and none is missing.
public struct SessionPast: Sendable {
    /// Oldest first.
    public let entries: [JournalEntry]
    /// Sums up all that was emitted up to the end of the last entry; nil when that is not known, as after a crash.
    public let digest: UInt64?
    /// What the session was opened with.
    public let configuration: SessionConfiguration

    /// Why entries are no whole past.
    public enum Damage: Error, Equatable, Sendable, CustomStringConvertible {
        /// There are no entries.
        case empty
        /// The first entry does not open a session.
        case noOpening
        /// The entry with this number is missing, or not where it belongs.
        case gap(at: Int)

        /// One sentence for a person.
        public var description: String {
            switch self {
            case .empty: "Nothing was recorded of the session."
            case .noOpening: "The recording does not start with the session's opening."
            case .gap(let number): "The recording lacks input \(number)."
            }
        }
    }

    /// Takes a session's entries, oldest first.
    public init(_ entries: [JournalEntry], digest: UInt64? = nil) throws(Damage) {
        guard let first = entries.first else { throw .empty }
        guard let configuration = first.input.opening else { throw .noOpening }
        for (index, entry) in entries.enumerated() where entry.number != index + 1 { throw .gap(at: index + 1) }
        self.entries = entries
        self.digest = digest
        self.configuration = configuration
    }

    /// The time of day of the last entry, in milliseconds since 1970.
    package var ended: Int64 {
        entries.reduce(configuration.opened + (entries.last?.time.wholeMilliseconds ?? 0)) { moment, entry in
            if case .resumed(let pause) = entry.input { moment + pause.away.wholeMilliseconds } else { moment }
        }
    }

    /// Whether the app has crashed, be it long ago.
    package var hasCrashed: Bool {
        entries.contains { if case .crashed = $0.input { true } else { false } }
    }

    /// The crash that the session has not gone on from; nil where there is none.
    package var crash: FatalInput? {
        for entry in entries.reversed() {
            switch entry.input {
            case .crashed(let crash): return crash
            case .resumed(let pause) where pause.cause.endsCrash: return nil
            // A crash lets nothing else in.
            case .faults, .notes, .control: continue
            default: return nil
            }
        }
        return nil
    }

    /// Sums up all that was emitted up to the end of the entry at this index. An entry carries the sum of what came
    /// before it, so that of the last one is known only if it was asked for.
    package func digest(after index: Int) -> UInt64? {
        index + 1 < entries.count ? entries[index + 1].digest : digest
    }
}
