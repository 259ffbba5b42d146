import Dispatch
import Foundation
import Locks
import NATS
package import Sessions

/// Requests between nodes. The content of a request is bytes. Its response is any number of parts, each of which is
/// bytes too.
package final class NodeCalls: Sendable {
    /// A request that this node received from another node.
    package struct Call: Sendable {
        /// The content of the request.
        package let question: [UInt8]
        fileprivate let name: String
        fileprivate let calls: NodeCalls

        /// Sends a part of the response. Returns false if the other node no longer listens.
        package func send(_ part: [UInt8]) -> Bool { calls.respond(to: self, kind: .part, part: part) }

        /// Ends the response.
        package func end() { calls.close(self, kind: .end) }

        /// Responds that this node does not own the session and did nothing.
        package func move() { calls.close(self, kind: .moved) }

        /// Sets a handler that is called when the other node stops listening.
        package func whenLeft(_ body: @escaping @Sendable () -> Void) { calls.whenLeft(self, body: body) }
    }

    /// The first byte of a message to or from a node.
    private enum Kind: UInt8 {
        case question = 1
        case leave
        case taken
        /// A part of a response, or the last piece of such a part.
        case part
        /// A piece of a part that exceeds NATS's maximum message size; more pieces follow.
        case piece
        case end
        case moved
    }

    /// A request that this node has sent and whose response has not ended.
    private struct Asked {
        let node: NodeID
        var isTaken = false
        var pieces: [UInt8] = []
        let hears: @Sendable (PeerAnswer) -> Void
    }

    /// A request that another node has sent and whose response has not ended.
    private struct Served {
        let node: NodeID
        var leave: @Sendable () -> Void = {}
    }

    /// The time within which a node must confirm that it received a request.
    private static let timeout = Duration.seconds(2)

    private let own: NodeID
    private let connection: NATSConnection
    private let name: ClusterName
    private let inquiries: NATSInquiries
    private let asked = Locked<[String: Asked]>([:])
    private let served = Locked<[String: Served]>([:])
    /// Cancelled requests whose nodes could not be notified, because NATS was disconnected.
    private let unsaid = Locked<[(inquiry: String, node: NodeID)]>([])
    private let serve = Callback<Call> { $0.move() }
    private let listening = Locked<[NATSSubscription]>([])

    init(own: NodeID, connection: NATSConnection, name: ClusterName) throws(NATSFailure) {
        self.own = own
        self.connection = connection
        self.name = name
        inquiries = try NATSInquiries(connection)
        let questions = try connection.subscribe(to: name.node(own)) { [weak self] message in
            self?.receiveRequest(message)
        }
        let breaks = try connection.subscribe(to: name.broken) { [weak self] message in
            self?.breakOff(with: NodeID(String(decoding: message.body, as: UTF8.self)))
        }
        listening.withLock { $0 = [questions, breaks] }
    }

    /// Sets the handler of other nodes' requests.
    ///
    /// The handler is called on a thread of the NATS library and must not block.
    package func whenAsked(_ body: @escaping @Sendable (Call) -> Void) {
        serve.set(body)
    }

    /// Sends a request to a node.
    ///
    /// - Parameter hears: Called with each part of the response, on threads of the NATS library.
    /// - Returns: A function that cancels the request. Afterwards `hears` is not called.
    package func send(
        _ question: [UInt8], to node: NodeID, onAnswer hears: @escaping @Sendable (PeerAnswer) -> Void
    ) throws(ClusterError) -> @Sendable () -> Void {
        let inquiry = inquiries.newName()
        let bytes = [Kind.question.rawValue] + Array("\(own.rawValue)\n".utf8) + question
        do throws(NATSFailure) {
            asked.withLock { $0[inquiry] = Asked(node: node, hears: hears) }
            try inquiries.send(bytes, to: name.node(node), as: inquiry) { [weak self] message in
                self?.receiveAnswer(message)
            }
            let wait = DispatchTimeInterval.milliseconds(Int(Self.timeout / .milliseconds(1)))
            DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in self?.giveUp(inquiry) }
            return { [weak self] in self?.cancel(inquiry, at: node) }
        } catch {
            asked.withLock { _ = $0.removeValue(forKey: inquiry) }
            throw .nats(error)
        }
    }

    /// Ends all requests to and from a node that is gone.
    func forget(_ node: NodeID) {
        for one in takeAll(askedOf: node).values {
            one.hears(.silence(isTaken: one.isTaken))
        }
        let left = served.withLock { served in
            let left = served.filter { $0.value.node == node }
            for key in left.keys { served[key] = nil }
            return Array(left.values)
        }
        for one in left { one.leave() }
    }

    /// Called when this node's connection was interrupted. All pending responses fail, because messages may have been
    /// lost.
    func breakOff() {
        let lost = asked.withLock { asked in
            defer { asked = [:] }
            return asked
        }
        for (inquiry, one) in lost {
            inquiries.forget(inquiry)
            unsaid.withLock { $0.append((inquiry, one.node)) }
            one.hears(.broken)
        }
    }

    /// Called when another node's connection was interrupted. Responses from that node fail, because messages may have
    /// been lost.
    private func breakOff(with node: NodeID) {
        for (inquiry, one) in takeAll(askedOf: node) {
            sendCancellation(of: inquiry, to: node)
            one.hears(.broken)
        }
    }

    /// Called after a reconnection. Notifies other nodes of the interruption and of the cancelled requests.
    func resume() {
        let left = unsaid.withLock { unsaid in
            defer { unsaid = [] }
            return unsaid
        }
        for (inquiry, node) in left { sendCancellation(of: inquiry, to: node) }
        try? connection.publish(Array(own.rawValue.utf8), to: name.broken)
    }

    // MARK: - Requests of this node

    /// Removes and returns the pending requests to a node; their responses are ignored from now on.
    private func takeAll(askedOf node: NodeID) -> [String: Asked] {
        let open = asked.withLock { asked in
            let open = asked.filter { $0.value.node == node }
            for inquiry in open.keys { asked[inquiry] = nil }
            return open
        }
        for inquiry in open.keys { inquiries.forget(inquiry) }
        return open
    }

    private func receiveAnswer(_ message: NATSMessage) {
        let inquiry = message.subject
        if message.isNoResponders { return finish(inquiry, with: .silence(isTaken: false)) }
        guard let kind = message.body.first.flatMap({ Kind(rawValue: $0) }) else { return }
        switch kind {
        case .taken: asked.withLock { $0[inquiry]?.isTaken = true }
        case .piece: asked.withLock { $0[inquiry]?.pieces += message.body.dropFirst() }
        case .part:
            let whole = asked.withLock { asked -> (Asked, [UInt8])? in
                guard let one = asked[inquiry] else { return nil }
                asked[inquiry]?.pieces = []
                return (one, one.pieces + message.body.dropFirst())
            }
            whole?.0.hears(.part(whole?.1 ?? []))
        case .end: finish(inquiry, with: .end)
        case .moved: finish(inquiry, with: .moved)
        case .question, .leave: break
        }
    }

    private func finish(_ inquiry: String, with answer: PeerAnswer) {
        guard let one = asked.withLock({ $0.removeValue(forKey: inquiry) }) else { return }
        inquiries.forget(inquiry)
        one.hears(answer)
    }

    private func giveUp(_ inquiry: String) {
        let isLate = asked.withLock { asked in asked[inquiry].map { !$0.isTaken } ?? false }
        if isLate { finish(inquiry, with: .silence(isTaken: true)) }
    }

    private func cancel(_ inquiry: String, at node: NodeID) {
        inquiries.forget(inquiry)
        guard asked.withLock({ $0.removeValue(forKey: inquiry) }) != nil else { return }
        sendCancellation(of: inquiry, to: node)
    }

    private func sendCancellation(of inquiry: String, to node: NodeID) {
        try? connection.publish([Kind.leave.rawValue] + Array(inquiry.utf8), to: name.node(node))
    }

    // MARK: - Requests of other nodes

    private func receiveRequest(_ message: NATSMessage) {
        guard let kind = message.body.first.flatMap({ Kind(rawValue: $0) }) else { return }
        switch kind {
        case .leave:
            let name = String(decoding: message.body.dropFirst(), as: UTF8.self)
            served.withLock { $0.removeValue(forKey: name) }?.leave()
        case .question:
            guard let name = message.reply, let end = message.body.firstIndex(of: UInt8(ascii: "\n")) else { return }
            let node = NodeID(String(decoding: message.body[1..<end], as: UTF8.self))
            let call = Call(question: Array(message.body[(end + 1)...]), name: name, calls: self)
            served.withLock { $0[name] = Served(node: node) }
            _ = respond(to: call, kind: .taken, part: [])
            serve(call)
        case .taken, .part, .piece, .end, .moved: break
        }
    }

    private func respond(to call: Call, kind: Kind, part: [UInt8]) -> Bool {
        guard served.withLock({ $0[call.name] != nil }) else { return false }
        let most = max(1_024, connection.longestMessage / 2)
        var rest = part[...]
        do throws(NATSFailure) {
            while rest.count > most {
                try connection.publish([Kind.piece.rawValue] + rest.prefix(most), to: call.name)
                rest = rest.dropFirst(most)
            }
            try connection.publish([kind.rawValue] + rest, to: call.name)
            return true
        } catch {
            served.withLock { $0.removeValue(forKey: call.name) }?.leave()
            return false
        }
    }

    private func close(_ call: Call, kind: Kind) {
        _ = respond(to: call, kind: kind, part: [])
        served.withLock { _ = $0.removeValue(forKey: call.name) }
    }

    private func whenLeft(_ call: Call, body: @escaping @Sendable () -> Void) {
        let isHeard = served.withLock { served in
            guard served[call.name] != nil else { return false }
            served[call.name]?.leave = body
            return true
        }
        if !isHeard { body() }
    }
}
