/// The step of another session from which a session branches.
///
/// A class, because few sessions have one and it must not enlarge the configuration of the others.
public final class BranchPoint: Sendable, Equatable, Codable {
    /// The number of inputs taken from the other session.
    public let step: Int
    /// The ids of the other session; nil where they have no meaning, as in a file.
    public let names: Names?

    /// The ids of a session.
    public struct Names: Sendable, Equatable, Codable {
        /// The id that gives control.
        public let session: SessionID
        /// The id that permits watching only.
        public let watch: SessionID

        /// Creates the pair of ids.
        public init(session: SessionID, watch: SessionID) {
            self.session = session
            self.watch = watch
        }
    }

    /// Creates a branch point.
    public init(step: Int, of names: Names?) {
        self.step = step
        self.names = names
    }

    /// Returns whether both denote the same step of the same session.
    public static func == (left: BranchPoint, right: BranchPoint) -> Bool {
        left.step == right.step && left.names == right.names
    }
}

extension SessionInput {
    /// The same input without the session ids of a branch point. Files contain this form, because with the ids a reader
    /// could control that session.
    package var withoutNames: SessionInput {
        mappingOpening { $0.origin = $0.origin.map { BranchPoint(step: $0.step, of: nil) } }
    }

    /// Returns the input with its configuration changed to a branch from `origin`.
    package func branching(from origin: BranchPoint) -> SessionInput {
        mappingOpening { $0.origin = origin }
    }
}
