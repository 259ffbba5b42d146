import HTTPServer
import Locks

/// What one session has of a stream that shows several: where the part ends, the stream goes on.
final class StreamPart: EventReceiver {
    private let stream: any EventReceiver
    private let life: StreamLife
    private let isUsed: Locked<Bool>

    /// `onLost` is called once, when whoever showed the session shows it no longer, with whether anything of it was
    /// shown.
    init(of stream: any EventReceiver, onLost: @escaping @Sendable (_ wasShown: Bool) -> Void) {
        self.stream = stream
        let isUsed = Locked(false)
        self.isUsed = isUsed
        life = StreamLife { onLost(isUsed.withLock { $0 }) }
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
