import Foundation
import Locks
import Wire

/// The memory for the bodies of answers: those that are arriving, and those that wait for their sessions. It is limited
/// for each session, and for all together.
///
/// A limit is needed because a session may request many large answers at once and receive none of them, for example
/// while its journal is full.
final class AnswerBudget: Sendable {
    private struct State {
        var bySession: [UUID: Int] = [:]
        var bytes = 0
    }

    /// The number of bytes that are reserved at a time. An answer that is shorter takes no reservation.
    static let step = 65_536

    private let limit: Int
    private let limitOfSession: Int
    private let state = Locked(State())

    init(_ limits: FetchLimits) {
        limit = limits.waitingBytes
        limitOfSession = limits.waitingBytesPerSession
    }

    /// Reserves memory for more bytes of a session's answers. Returns false if a limit would be exceeded.
    func reserve(_ bytes: Int, for session: UUID) -> Bool {
        state.withLock { state in
            let ofSession = state.bySession[session, default: 0]
            guard state.bytes + bytes <= limit, ofSession + bytes <= limitOfSession else { return false }
            state.bytes += bytes
            state.bySession[session] = ofSession + bytes
            return true
        }
    }

    /// Releases reserved memory.
    func release(_ bytes: Int, of session: UUID) {
        state.withLock { state in
            state.bytes -= bytes
            let left = state.bySession[session, default: 0] - bytes
            state.bySession[session] = left > 0 ? left : nil
        }
    }

    /// Returns an object that owns reserved memory. The memory is released with the last reference to the object.
    func handOver(_ bytes: Int, of session: UUID) -> ReservedMemory {
        ReservedMemory { [self] in release(bytes, of: session) }
    }
}
