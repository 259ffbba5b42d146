/// The sending end of an open stream. Letting go of it ends the stream as `close()` does.
public final class EventStream: Sendable {
    /// The outcome of sending a frame.
    public enum Delivery: Sendable, Equatable {
        /// The frame is on its way, or waits for the reader.
        case queued
        /// Too much waits for this reader already: the connection is broken, for the reader to come back and catch up.
        case cutOff
        /// The stream had ended; the frame is dropped.
        case closed
    }

    private let exchange: Exchange

    init(_ exchange: Exchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.endStream()
    }

    /// Sends one frame, from any thread and without waiting. The frame is shared, not copied.
    ///
    /// A frame of any size is taken while nothing waits, so that a reader always gets its first, largest frame.
    @discardableResult
    public func send(_ frame: SharedBytes) -> Delivery {
        exchange.send(frame)
    }

    /// Sends one frame that no other stream is sent.
    @discardableResult
    public func send(_ frame: [UInt8]) -> Delivery {
        exchange.send(SharedBytes(frame))
    }

    /// Ends the stream in order once all frames are sent. Harmless when it has ended.
    public func close() {
        exchange.endStream()
    }

    /// Whether frames are dropped because the stream has ended.
    public var isClosed: Bool { exchange.isStreamClosed }

    /// Whether the stream has ended, or its reader has hung up, which is noticed here before the stream ends for it.
    public var isGone: Bool { exchange.isReaderGone }
}
