import Glibc
import Wire

/// Messages from the process.
extension WorldChild {
    /// Reads answers of the process; false at the end of the stream.
    func readReplies(_ room: UnsafeMutableRawBufferPointer) -> Bool {
        let count = Glibc.read(socket, room.baseAddress, room.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        buffer.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
        do {
            while let frame = try buffer.next() { try receive(frame) }
            return true
        } catch {
            introduction.settle(.failure(.stranger(program.name)))
            processEnd.withLock { $0 = .spokeNonsense }
            process.signal(SIGKILL)
            return false
        }
    }

    private func receive(_ frame: WorldFrame) throws(FrameError) {
        var reader = ByteReader(frame.body)
        guard introduction.outcome != nil else {
            let greeting = try WorldGreeting(&reader)
            let error = WorldProcessError.otherProtocol(greeting, at: program.name, ours: version)
            introduction.settle(greeting.isUnderstood ? .success(greeting) : .failure(error))
            if greeting.isUnderstood { tell(self, .cameUp) } else { process.signal(SIGKILL) }
            return
        }
        let reply = try WorldReply(&reader)
        let hearer = traffic.withLock { $0.hearers[frame.world] }
        switch reply {
        case .own(let answer): return hearer?.answered(answer) ?? ()
        case .blockingRequest(let reading):
            let world = frame.world
            guard let hearer else { return post(.read(nil), to: world) }
            traffic.withLock { $0.beginBlockingRequest(in: world) }
            return hearer.reading(reading) { [weak self] answer in
                guard let self else { return }
                traffic.withLock { $0.endBlockingRequest(in: world) }
                post(.read(answer), to: world)
            }
        case .applied, .replayed, .answered, .unknown: break
        }
        let asker = try traffic.withLock { traffic throws(FrameError) in try traffic.takeAsker(frame.ticket) }
        asker?.continuation.resume(returning: .success(reply))
    }
}
