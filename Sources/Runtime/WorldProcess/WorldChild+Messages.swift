import Foundation
import Glibc
import Wire

/// The messages of the connection: requests to the worlds of the process, and what the process sends.
extension WorldChild {
    // MARK: - To the process

    /// Sends a request and waits for the answer.
    nonisolated(nonsending) func sendRequest(_ request: WorldRequest, to world: UInt32) async throws(WorldLoss)
        -> WorldReply
    {
        var writer = ByteWriter()
        do {
            try request.write(to: &writer)
        } catch {
            throw .gone
        }
        let body = writer.bytes
        return try await withUnsafeContinuation { continuation in
            let loss = traffic.withLock { traffic -> WorldLoss? in
                if let loss = traffic.loss(of: world, at: marker.beat) { return loss }
                let ticket = traffic.nextTicket()
                traffic.askers[ticket] = PendingReplies.Asker(world: world, continuation: continuation)
                sendBytes(WorldFrame.bytes(world: world, ticket: ticket, body), traffic: &traffic)
                return nil
            }
            if let loss { continuation.resume(returning: .failure(loss)) }
        }.get()
    }

    /// Sends a request that has no answer.
    func post(_ request: WorldRequest, to world: UInt32) {
        var writer = ByteWriter()
        guard (try? request.write(to: &writer)) != nil else { return }
        let body = writer.bytes
        traffic.withLock { traffic in
            guard traffic.end == nil else { return }
            sendBytes(WorldFrame.bytes(world: world, ticket: traffic.nextTicket(), body), traffic: &traffic)
        }
    }

    /// Sends as many bytes as the socket takes at once; a thread that may block sends the rest.
    private func sendBytes(_ bytes: [UInt8], traffic: inout PendingReplies) {
        var sent = 0
        if !traffic.isSending {
            sent = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if sent == bytes.count { return }
        }
        traffic.outgoing += bytes.dropFirst(max(0, sent))
        if traffic.isSending { return }
        traffic.isSending = true
        sender.async { [self] in sendRest() }
    }

    private func sendRest() {
        while true {
            let next = traffic.withLock { $0.takeOutgoing() }
            if next.isEmpty { return }
            // If sending fails the process is ending, and the reading thread notices that.
            _ = next.sendAll(to: socket)
        }
    }

    // MARK: - From the process

    /// Starts to read messages and to wait for the end of the process. Call it only once.
    func begin() {
        guard isForOneWorld else {
            Self.detach { [self] in Self.readAll { words.readOutput(into: $0) { marker.beat } } }
            return Self.detach { [self] in
                Self.readAll(readReplies)
                over()
            }
        }
        DescriptorPoller.errors.listen(to: words.file.fileDescriptor) { [self] in
            words.readOutput(into: $0) { marker.beat }
        }
        DescriptorPoller.answers.listen(to: socket) { [self] room in
            if readReplies(room) { return true }
            Self.detach { [self] in over() }
            return false
        }
    }

    /// Starts a thread with a small stack.
    private static func detach(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 524_288
        thread.start()
    }

    private static func readAll(_ read: (UnsafeMutableRawBufferPointer) -> Bool) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: DescriptorPoller.most, alignment: 16)
        defer { room.deallocate() }
        while read(room) {}
    }

    /// Reads answers of the process; false at the end of the stream.
    private func readReplies(_ room: UnsafeMutableRawBufferPointer) -> Bool {
        let count = Glibc.read(socket, room.baseAddress, room.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        buffer.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
        do {
            while let frame = try buffer.next() { try handleMessage(frame) }
            return true
        } catch {
            introduction.settle(.failure(.stranger(program.name)))
            processEnd.withLock { $0 = .spokeNonsense }
            process.signal(SIGKILL)
            return false
        }
    }

    private func handleMessage(_ frame: WorldFrame) throws(FrameError) {
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
