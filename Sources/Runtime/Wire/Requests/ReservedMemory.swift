/// The room that an answer takes in the server's memory until its session has taken it; free again with the last
/// reference.
///
/// It is no part of the answer: it is neither recorded nor compared.
public final class ReservedMemory: Sendable, Equatable {
    private let onRelease: @Sendable () -> Void

    /// Room that is taken already; `onRelease` gives it back.
    public init(onRelease: @escaping @Sendable () -> Void) {
        self.onRelease = onRelease
    }

    deinit {
        onRelease()
    }

    /// Returns true, so that answers are compared by what they say.
    public static func == (one: ReservedMemory, other: ReservedMemory) -> Bool { true }
}
