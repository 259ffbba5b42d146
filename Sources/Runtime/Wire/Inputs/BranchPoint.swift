/// The step of another session that a session goes on from.
///
/// A class, because few sessions have one, and in the configuration of all others it shall take no room.
public final class BranchPoint: Sendable, Equatable, Codable {
    /// How many of the other one's inputs it begins with.
    public let step: Int
    /// The other one's names; nil where they mean nothing, as in a file.
    public let names: Names?

    /// What a session is called.
    public struct Names: Sendable, Equatable, Codable {
        /// The name under which it can be changed.
        public let session: SessionID
        /// The name under which it can be watched.
        public let watch: SessionID

        /// Takes both names.
        public init(session: SessionID, watch: SessionID) {
            self.session = session
            self.watch = watch
        }
    }

    /// Describes where a session comes from.
    public init(step: Int, of names: Names?) {
        self.step = step
        self.names = names
    }

    /// Whether both are the same step of the same session.
    public static func == (left: BranchPoint, right: BranchPoint) -> Bool {
        left.step == right.step && left.names == right.names
    }
}

extension SessionInput {
    /// The input as a file has it, which names no session: who reads it could change that one.
    package var withoutNames: SessionInput {
        mappingOpening { $0.origin = $0.origin.map { BranchPoint(step: $0.step, of: nil) } }
    }

    /// The input as that of a session that goes on from here.
    package func branching(from origin: BranchPoint) -> SessionInput {
        mappingOpening { $0.origin = origin }
    }
}
