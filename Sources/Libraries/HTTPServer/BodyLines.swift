import Locks

/// A request's body in whole lines, for one reader who takes them once.
public struct BodyLines: Sendable {
    /// The next piece of a body.
    public enum Piece: Sendable {
        /// All lines that have come whole, each with its line feed, which only the body's last one may lack.
        case lines([UInt8])
        /// The body has ended.
        case end
        /// The rest will not come: the client has gone, or was answered already.
        case cut
    }

    private enum Source {
        case whole(Locked<[UInt8]>)
        case coming(IncomingLines)
    }

    private let source: Source

    init(_ body: [UInt8]) {
        source = .whole(Locked(body))
    }

    init(_ lines: IncomingLines) {
        source = .coming(lines)
    }

    /// Asks for the next piece, once at a time; the client sends hardly more before it is asked for.
    ///
    /// `take` is called once, at once or on a server's thread, and must not block.
    public func next(_ take: @escaping @Sendable (Piece) -> Void) {
        switch source {
        case .coming(let lines): lines.next(take)
        case .whole(let body):
            let rest = body.withLock { body in
                defer { body = [] }
                return body
            }
            take(rest.isEmpty ? .end : .lines(rest))
        }
    }
}
