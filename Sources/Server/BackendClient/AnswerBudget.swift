import Foundation
import Locks
import Wire

/// The bytes of answers that arrive, or wait for their sessions, and how many there may be.
///
/// A session may ask for many large answers at once and take none of them, such as one whose journal is full.
final class AnswerBudget: Sendable {
    private struct State {
        var bySession: [UUID: Int] = [:]
        var bytes = 0
    }

    /// Room is taken in steps of so many bytes, and answers that are shorter than one take none.
    static let step = 65_536

    private let limit: Int
    private let limitOfSession: Int
    private let state = Locked(State())

    init(_ limits: FetchLimits) {
        limit = limits.waitingBytes
        limitOfSession = limits.waitingBytesPerSession
    }

    /// Takes room for more bytes of a session's answers. False where there is none.
    func reserve(_ bytes: Int, for session: UUID) -> Bool {
        state.withLock { state in
            let ofSession = state.bySession[session, default: 0]
            guard state.bytes + bytes <= limit, ofSession + bytes <= limitOfSession else { return false }
            state.bytes += bytes
            state.bySession[session] = ofSession + bytes
            return true
        }
    }

    /// Gives room back.
    func release(_ bytes: Int, of session: UUID) {
        state.withLock { state in
            state.bytes -= bytes
            let left = state.bySession[session, default: 0] - bytes
            state.bySession[session] = left > 0 ? left : nil
        }
    }

    /// Hands over room that is taken: it is given back with the last reference to what this returns.
    func handOver(_ bytes: Int, of session: UUID) -> ReservedMemory {
        ReservedMemory { [self] in release(bytes, of: session) }
    }
}
