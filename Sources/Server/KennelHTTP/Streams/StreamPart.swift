import HTTPServer
import Locks

/// The part of one session in a stream that shows several. Ending the part does not end the stream.
final class StreamPart: EventReceiver {
    private let stream: any EventReceiver
    private let life: StreamLifetime
    private let isUsed: Locked<Bool>

    /// Creates a part. `onLost` is called once when the part ends; its argument is whether any frame was sent.
    init(of stream: any EventReceiver, onLost: @escaping @Sendable (_ wasShown: Bool) -> Void) {
        self.stream = stream
        let isUsed = Locked(false)
        self.isUsed = isUsed
        life = StreamLifetime { onLost(isUsed.withLock { $0 }) }
    }

    func send(_ frame: SharedBytes) -> EventStream.Delivery {
        guard !life.isOver else { return .closed }
        isUsed.withLock { $0 = true }
        return stream.send(frame)
    }

    func close() { life.end() }

    var isClosed: Bool { life.isOver || stream.isClosed }

    var isGone: Bool { life.isOver || stream.isGone }
}
