import Dispatch
import HTTPServer
import Sessions
import Synchronization
import Wire

/// The endpoints that stream the events of sessions.
struct StreamHandlers: EndpointGroup {
    /// The maximum number of sessions in one shared stream.
    static let mostSharedSessions = 64

    private static let watcherNumbers = Atomic(0)
    private static let streamHeaders = ServerSentEvent.headers + SecurityHeaders.always

    let gateway: SessionGateway
    let metrics: Metrics
    let notifications: ServerNotifications
    /// The other servers of the cluster; nil without a cluster.
    let peers: PeerSessions?

    private var sessions: ServedSessions { gateway.sessions }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/sessions/{id}/events", for: .viewers,
                .init("Streams the events of a session.", response: .events), handler: open),
            Endpoint(
                "GET", "/api/events", for: .viewers,
                .init(
                    "Streams the events of several sessions.",
                    query: [
                        .init(
                            name: "session", summary: "An id or watch id, optionally with @ and the last position.",
                            isRepeated: true)
                    ], response: .events), handler: openShared),
        ]
    }

    private func open(_ context: RequestContext) {
        let position = context.request.header("Last-Event-ID").flatMap { StreamPosition($0) }
        gateway.withSession(context.session, for: context) { access throws(ProblemDetails) in
            let requester = context.requester
            if let refusal = gateway.refusal(of: access, for: requester) { throw refusal }
            let number = Self.nextWatcherNumber()
            let running = access.session
            metrics.streamOpened()
            let stream = context.reply.openStream(Self.streamHeaders) { [metrics] in
                running.audience.leave(number)
                metrics.streamClosed()
            }
            let watcher = Watcher(id: number, form: .alone, reader: access.reader, stream: stream)
            add(watcher, to: access, for: requester, from: position)
        }
    }

    /// Opens one stream for several sessions. Each session is shown as soon as it is available, so that rebuilding one
    /// does not delay the others.
    private func openShared(_ context: RequestContext) throws(ProblemDetails) {
        var wanted: [(name: String, position: Substring?)] = []
        for (name, value) in context.request.query where name == "session" {
            let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let id = String(parts.first ?? "")
            if wanted.contains(where: { $0.name == id }) { continue }
            wanted.append((id, parts.count == 2 ? parts[1] : nil))
        }
        guard !wanted.isEmpty else { throw .malformed("Name the sessions to show: /api/events?session=ID.") }
        guard wanted.count <= Self.mostSharedSessions else {
            throw .malformed("One stream shows at most \(Self.mostSharedSessions) sessions.")
        }
        let number = Self.nextWatcherNumber()
        let audience = SharedAudience()
        metrics.streamOpened()
        let stream = context.reply.openStream(Self.streamHeaders) { [metrics] in
            audience.leave()
            metrics.streamClosed()
        }
        for (name, position) in wanted {
            show(
                ShownSession(
                    name: name, position: position.map { String($0) }, requester: context.requester, number: number,
                    audience: audience, stream: stream))
        }
    }

    /// Streams a session to another server, for a part of a shared stream of that server. When this stream ends, the
    /// other server looks the session up again.
    func openPart(_ name: String, from position: String?, for requester: Requester, to reply: any Answering) {
        let audience = SharedAudience()
        let stream = reply.openStream(Self.streamHeaders) { audience.leave() }
        showHere(
            ShownSession(
                name: name, position: position, requester: requester, number: Self.nextWatcherNumber(),
                audience: audience, stream: stream), in: stream)
    }

    private static func nextWatcherNumber() -> Int { watcherNumbers.wrappingAdd(1, ordering: .relaxed).newValue }

    // MARK: - Sessions of shared streams

    /// Shows one session of a shared stream: a running or parked one of this server, or one of another server.
    private func show(_ showing: ShownSession) {
        let part = StreamPart(of: showing.stream) { wasShown in lose(showing, wasShown: wasShown) }
        guard let peers else { return showHere(showing, in: part) }
        peers.findServer(of: showing.name) { found in
            switch found {
            case .success(let server?): peers.relay(showing, from: server, into: part)
            case .success(nil): showHere(showing, in: part)
            case .failure: part.close()
            }
        }
    }

    private func showHere(_ showing: ShownSession, in part: any EventReceiver) {
        sessions.parking.find(showing.name) { finding in
            do throws(ProblemDetails) {
                let access = try showing.requester.accessLevel.access(finding)
                let (audience, number) = (access.session.audience, showing.number)
                guard showing.audience.show(showing.name, leave: { audience.leave(number) }) else { return }
                let watcher = Watcher(
                    id: number, form: .among(name: showing.name), reader: access.reader, stream: part)
                let position = showing.position.flatMap { StreamPosition($0) }
                add(watcher, to: access, for: showing.requester, from: position)
            } catch {
                let isElsewhere = error.hasMissedSession || (peers != nil && error.status == 503)
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
            _ = showing.stream.send(StreamEvent.away.frame(form.wrapped(Array("{}".utf8))))
        }
        let next = showing.lost(wasShown: wasShown)
        DispatchQueue.global().asyncAfter(deadline: .now() + next.wait) {
            guard !next.stream.isClosed else { return }
            sessions.readers.run {
                peers?.refreshOwner(of: next.name)
                show(next)
            }
        }
    }

    // MARK: - Watchers

    /// Adds a watcher between two inputs, so that it misses no event.
    private func add(
        _ watcher: Watcher, to access: ServedAccess, for requester: Requester, from position: StreamPosition?
    ) {
        access.session.touch(at: sessions.clock.now)
        do throws(ProblemDetails) {
            try gateway.synchronize(
                access, for: requester, sharing: watcher.form.subject, isGone: { watcher.stream.isGone }
            ) { view in
                await add(watcher, to: access, in: view, from: position)
            }
        } catch {
            // The client reconnects later, when there may be room.
            watcher.stream.close()
        }
    }

    private nonisolated(nonsending) func add(
        _ watcher: Watcher, to access: ServedAccess, in view: SessionView, from position: StreamPosition?
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
