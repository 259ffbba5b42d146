import Locks

/// The body of a request, divided into whole lines for one reader.
public struct BodyLines: Sendable {
    /// The next part of a body.
    public enum Piece: Sendable {
        /// All complete lines received so far, each with its line feed, which may be missing only in the body's last
        /// line.
        case lines([UInt8])
        /// The end of the body.
        case end
        /// The rest will not arrive, because the client has disconnected or the request was already answered.
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

    /// Requests the next part of the body. Only one request may be pending. The client can send little more before the
    /// next request.
    ///
    /// - Parameter take: Called once with the part, immediately or on a server thread; must not block.
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
