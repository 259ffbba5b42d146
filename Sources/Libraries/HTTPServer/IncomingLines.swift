import Locks

/// Passes a body from libmicrohttpd's thread to the reader of its lines.
final class IncomingLines: Sendable {
    /// The result of receiving a piece of the body.
    enum Intake {
        case taken
        /// The connection is suspended; the piece must be passed again.
        case held
        /// There is no memory for such a long line.
        case refused
    }

    typealias Reader = @Sendable (BodyLines.Piece) -> Void

    private enum Life {
        case coming
        case ended
        case cut
    }

    private struct State {
        var life = Life.coming
        var bytes: [UInt8] = []
        /// The end of the last complete line in `bytes`.
        var whole = 0
        /// The number of bytes that are counted for the waiting data and for the data that the reader has.
        var waitingRoom = 0
        var readersRoom = 0
        var reader: Reader?
    }

    /// The number of waiting bytes at which the connection is suspended. It is so small that the bytes do not count
    /// against the limit for all bodies.
    private static let most = BodyBudget.least / 2

    private let exchange: HTTPExchange
    private let bodies: BodyBudget
    private let state = Locked(State())

    init(_ exchange: HTTPExchange, bodies: BodyBudget) {
        self.exchange = exchange
        self.bodies = bodies
    }

    deinit {
        state.withLock { bodies.release($0.waitingRoom + $0.readersRoom) }
    }

    // MARK: - libmicrohttpd's side, its thread

    func receive(_ piece: UnsafeRawBufferPointer) -> Intake {
        changing { state in
            guard state.life == .coming else { return .taken }
            // The connection is suspended under this lock, so that a reader cannot make space between the check and the
            // suspension.
            if state.whole > 0, state.bytes.count >= Self.most { return exchange.holdBody() ? .held : .taken }
            guard takeRoom(for: state.bytes.count + piece.count, &state) else { return .refused }
            state.bytes.append(contentsOf: piece)
            if let end = piece.lastIndex(of: UInt8(ascii: "\n")) {
                state.whole = state.bytes.count - piece.count + end + 1
            }
            return .taken
        }
    }

    /// Called when the body was read completely.
    func end() {
        changing { state in
            guard state.life == .coming else { return }
            state.life = .ended
            state.whole = state.bytes.count
        }
    }

    /// Called when no further data arrives and the waiting data is not needed.
    func cut() {
        changing { state in
            state.life = .cut
            state.bytes = []
            bodies.release(state.waitingRoom)
            state.waitingRoom = 0
        }
    }

    // MARK: - The reader's side, any thread

    /// Requests the next part, and releases the memory of the previous one.
    func next(_ reader: @escaping Reader) {
        changing { state in
            bodies.release(state.readersRoom)
            state.readersRoom = 0
            state.reader = reader
        }
    }

    /// Changes the state, and then passes available data to the reader outside of the lock.
    private func changing<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
        let (result, serve) = state.withLock { state -> (Result, (@Sendable () -> Void)?) in
            let result = change(&state)
            guard let reader = state.reader, let piece = nextPiece(&state) else { return (result, nil) }
            state.reader = nil
            return (result, { reader(piece) })
        }
        serve?()
        return result
    }

    // MARK: - Under the lock

    /// Returns the next part for the reader; nil if there is none yet.
    private func nextPiece(_ state: inout State) -> BodyLines.Piece? {
        switch state.life {
        case .coming where state.whole == 0: return nil
        case .ended where state.bytes.isEmpty: return .end
        case .coming, .ended:
            defer { exchange.readOn() }
            return .lines(takeLines(&state))
        case .cut: return .cut
        }
    }

    private func takeLines(_ state: inout State) -> [UInt8] {
        let rest = Array(state.bytes[state.whole...])
        state.bytes.removeLast(rest.count)
        defer { state.bytes = rest }
        state.whole = 0
        let room = BodyBudget.room(for: rest.count)
        state.readersRoom = state.waitingRoom - room
        state.waitingRoom = room
        return state.bytes
    }

    private func takeRoom(for count: Int, _ state: inout State) -> Bool {
        let wanted = BodyBudget.room(for: count)
        guard wanted > state.waitingRoom else { return true }
        guard bodies.reserve(wanted - state.waitingRoom, having: state.waitingRoom + state.readersRoom) else {
            return false
        }
        state.waitingRoom = wanted
        return true
    }
}
