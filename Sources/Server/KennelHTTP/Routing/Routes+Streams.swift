import Dispatch
import HTTPServer
import Sessions
import Synchronization
import Wire

/// A position in a session's events, in the form of `Last-Event-ID`: `<epoch>.<sequence>`.
struct StreamPosition: Equatable {
    let epoch: Substring
    let sequence: UInt64

    init?(_ text: some StringProtocol) {
        let text = Substring(text)
        guard text.utf8.count < 64, let dot = text.lastIndex(of: "."),
            let sequence = UInt64(text[text.index(after: dot)...])
        else { return nil }
        epoch = text[..<dot]
        self.sequence = sequence
    }
}

/// A session in a shared stream, identified by the requested name.
struct ShownSession: Sendable {
    let name: String
    /// The last position that the client received; nil if it has received nothing.
    var position: String?
    let asker: Asker
    /// The number of the watcher.
    let number: Int
    let audience: SharedAudience
    let stream: any EventReceiver
    /// The number of consecutive losses since the session was last shown.
    private(set) var losses = 0

    /// Returns the next attempt. If the session was shown, the attempt begins with a snapshot, because the client's
    /// position is no longer known.
    func lost(wasShown: Bool) -> ShownSession {
        var next = self
        next.losses = wasShown ? 1 : losses + 1
        if wasShown { next.position = nil }
        return next
    }

    /// The delay before the next attempt: zero at first, then increasing up to one second.
    var wait: DispatchTimeInterval { .milliseconds(losses < 2 ? 0 : min(1_000, 25 << min(losses, 6))) }
}

extension Routes {
    /// The maximum number of sessions in one shared stream.
    static let mostSharedSessions = 64

    private static let watcherNumbers = Atomic(0)

    func openStream(
        _ request: HTTPRequest, of id: String, _ asker: Asker, _ reply: any Answering
    ) {
        let position = request.header("Last-Event-ID").flatMap { StreamPosition($0) }
        visit(id, asker.accessLevel, reply) { [self] access throws(ProblemDetails) in
            if isServedBeside(access, asker),
                let refusal = guests.refusal(client: asker.client, session: access.session.audience.owner)
            {
                throw refusal
            }
            let number = Self.watcherNumbers.wrappingAdd(1, ordering: .relaxed).newValue
            let running = access.session
            metrics.streamOpened()
            let stream = reply.openStream(Self.streamHeaders) { [metrics] in
                running.audience.leave(number)
                metrics.streamClosed()
            }
            let watcher = Watcher(id: number, form: .alone, reader: access.reader, stream: stream)
            show(access, for: asker, to: watcher, from: position)
        }
    }

    /// Opens one stream for several sessions. Each session is shown as soon as it is available, so that rebuilding one
    /// does not delay the others.
    func openSharedStream(
        _ request: HTTPRequest, _ asker: Asker, _ reply: any Answering
    ) throws(ProblemDetails) {
        var wanted: [(name: String, position: Substring?)] = []
        for (name, value) in request.query where name == "session" {
            let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let id = String(parts.first ?? "")
            if wanted.contains(where: { $0.name == id }) { continue }
            wanted.append((id, parts.count == 2 ? parts[1] : nil))
        }
        guard !wanted.isEmpty else { throw .malformed("Name the sessions to show: /api/events?session=ID.") }
        guard wanted.count <= Self.mostSharedSessions else {
            throw .malformed("One stream shows at most \(Self.mostSharedSessions) sessions.")
        }
        let number = Self.watcherNumbers.wrappingAdd(1, ordering: .relaxed).newValue
        let audience = SharedAudience()
        metrics.streamOpened()
        let stream = reply.openStream(Self.streamHeaders) { [metrics] in
            audience.leave()
            metrics.streamClosed()
        }
        for (name, position) in wanted {
            show(
                ShownSession(
                    name: name, position: position.map { String($0) }, asker: asker, number: number,
                    audience: audience, stream: stream))
        }
    }

    /// Streams a session to another server, for a part of a shared stream of that server. When this stream ends, the
    /// other server looks the session up again.
    func openPart(
        _ name: String, from position: String?, _ asker: Asker, _ reply: any Answering
    ) {
        let audience = SharedAudience()
        let stream = reply.openStream(Self.streamHeaders) { audience.leave() }
        let number = Self.watcherNumbers.wrappingAdd(1, ordering: .relaxed).newValue
        showHere(
            ShownSession(
                name: name, position: position, asker: asker, number: number, audience: audience, stream: stream),
            in: stream)
    }

    /// Shows one session of a shared stream: a running or parked one of this server, or one of another server.
    private func show(_ showing: ShownSession) {
        let part = StreamPart(of: showing.stream) { [self] wasShown in lose(showing, wasShown: wasShown) }
        guard let peers else { return showHere(showing, in: part) }
        findServer(of: showing.name, among: peers) { [self] found in
            switch found {
            case .success(let server?): relay(showing, at: server, into: part)
            case .success(nil): showHere(showing, in: part)
            case .failure: part.close()
            }
        }
    }

    private func showHere(_ showing: ShownSession, in part: any EventReceiver) {
        sessions.parking.find(showing.name) { [self] finding in
            do throws(ProblemDetails) {
                let access = try showing.asker.accessLevel.access(finding)
                let (audience, number) = (access.session.audience, showing.number)
                guard showing.audience.show(showing.name, leave: { audience.leave(number) }) else { return }
                show(
                    access, for: showing.asker,
                    to: Watcher(id: number, form: .among(name: showing.name), reader: access.reader, stream: part),
                    from: showing.position.flatMap { StreamPosition($0) })
            } catch {
                let isElsewhere = error.isOfWhoeverCameTooLate || (peers != nil && error.status == 503)
                if isElsewhere { return part.close() }
                _ = part.send(error.frame(in: .among(name: showing.name)))
            }
        }
    }

    /// Handles the loss of a session in a shared stream.
    ///
    /// The client is notified, and the session is looked up again as long as the stream is open. If this server is cut
    /// off from the cluster, the stream is closed instead, so that the client connects to another server.
    private func lose(_ showing: ShownSession, wasShown: Bool) {
        guard !showing.stream.isClosed else { return }
        if peers?.isInContact == false { return showing.stream.close() }
        if wasShown || showing.losses == 0 {
            let form = Watcher.Form.among(name: showing.name)
            _ = showing.stream.send(ServerSentEvent.frame(event: "away", data: form.wrapped(Array("{}".utf8))))
        }
        let next = showing.lost(wasShown: wasShown)
        DispatchQueue.global().asyncAfter(deadline: .now() + next.wait) { [self] in
            guard !next.stream.isClosed else { return }
            sessions.readers.run { [self] in
                peers?.refreshOwner(of: DrivingName.lookupID(of: next.name))
                show(next)
            }
        }
    }

    /// Adds a watcher between two inputs, so that it misses no event.
    private func show(
        _ access: ServedAccess, for asker: Asker, to watcher: Watcher, from position: StreamPosition?
    ) {
        let running = access.session
        running.touch(at: sessions.clock.now)
        guard isServedBeside(access, asker) else {
            return running.session.synchronize { [self] in await show($0, of: access, to: watcher, from: position) }
        }
        do throws(ProblemDetails) {
            try guests.add(
                .init(
                    client: asker.client, session: running.audience.owner, kind: .read, subject: watcher.form.subject,
                    isGone: { watcher.stream.isGone }
                ) { [self] turn in
                    running.session.synchronize { [self] view in
                        await turn.count { await show(view, of: access, to: watcher, from: position) }
                    }
                })
        } catch {
            // The client reconnects later, when there may be room.
            watcher.stream.close()
        }
    }

    private nonisolated(nonsending) func show(
        _ view: SessionView, of access: ServedAccess, to watcher: Watcher, from position: StreamPosition?
    ) async {
        if watcher.stream.isGone { return watcher.stream.close() }
        // The client reconnects, and its request is sent to the session's new server.
        if view.departure != nil { return watcher.stream.close() }
        let broadcast = access.session.audience
        defer {
            if let text = notifications.current { broadcast.announce(notifications.event, data: text, to: watcher) }
        }
        if let position, position.epoch == String(broadcast.epoch),
            broadcast.resume(watcher, after: position.sequence, current: view.sequence)
        {
            return
        }
        do throws(SnapshotFailure) {
            let snapshot = try await sessions.copies.frame(
                of: view, for: access.reader, in: watcher.form, to: broadcast)
            broadcast.join(watcher, snapshot: snapshot, phase: view.phase)
        } catch {
            broadcast.turnAway(watcher, with: error.problem)
        }
    }

    private static let streamHeaders = ServerSentEvent.headers + SecurityHeaders.always
}

extension Watcher.Form {
    /// The key that is common to all watchers that wait for the same snapshot.
    fileprivate var subject: String {
        switch self {
        case .alone: "snapshot"
        case .among(let name): "snapshot as \(name)"
        }
    }
}
