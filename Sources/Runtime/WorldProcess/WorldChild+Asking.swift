import Foundation
import Glibc
import Wire

/// Sends requests to the worlds of the process.
extension WorldChild {
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
                send(WorldFrame.bytes(world: world, ticket: ticket, body), traffic: &traffic)
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
            send(WorldFrame.bytes(world: world, ticket: traffic.nextTicket(), body), traffic: &traffic)
        }
    }

    /// Sends as many bytes as the socket takes at once; a thread that may block sends the rest.
    private func send(_ bytes: [UInt8], traffic: inout PendingReplies) {
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
}
