/// The sending end of an open stream. Releasing it ends the stream like `close()`.
public final class EventStream: Sendable {
    /// The result of sending a frame.
    public enum Delivery: Sendable, Equatable {
        /// The frame is being sent, or waits for the reader.
        case queued
        /// Too many bytes already wait for this reader. The connection is closed, so that the reader can reconnect and
        /// catch up.
        case cutOff
        /// The stream had ended; the frame is dropped.
        case closed
    }

    private let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.endStream()
    }

    /// Sends one frame from any thread, without blocking. The frame is shared, not copied.
    ///
    /// If no frame waits, a frame of any size is accepted. A reader therefore always gets its first frame, which is the
    /// largest.
    @discardableResult
    public func send(_ frame: SharedBytes) -> Delivery {
        exchange.sendFrame(frame)
    }

    /// Sends one frame that is not shared with other streams.
    @discardableResult
    public func send(_ frame: [UInt8]) -> Delivery {
        exchange.sendFrame(SharedBytes(frame))
    }

    /// Ends the stream after all frames are sent. Has no effect if it has ended.
    public func close() {
        exchange.endStream()
    }

    /// Whether the stream has ended, so that frames are dropped.
    public var isClosed: Bool { exchange.isStreamClosed }

    /// Whether the stream has ended, or its reader has disconnected even though the stream has not ended yet.
    public var isGone: Bool { exchange.isReaderGone }
}
