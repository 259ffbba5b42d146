/// A reservation of the server's memory for the body of a response. The memory counts as free when the last reference
/// to the reservation is released, after the session has received the response.
///
/// A reservation is not part of the response's value: it is neither recorded nor compared.
public final class ReservedMemory: Sendable, Equatable {
    private let onRelease: @Sendable () -> Void

    /// Wraps memory that has already been counted; `onRelease` returns it.
    public init(onRelease: @escaping @Sendable () -> Void) {
        self.onRelease = onRelease
    }

    deinit {
        onRelease()
    }

    /// Always returns true, so that two responses are compared by their content only.
    public static func == (one: ReservedMemory, other: ReservedMemory) -> Bool { true }
}
