import HTTPServer
import Sessions
import Synchronization
import Wire

/// A place in a session's events, as `Last-Event-ID` names it: `<epoch>.<sequence>`.
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

extension Routes {
    /// Most sessions in one shared stream.
    static let mostSharedSessions = 64

    private static let watcherNumbers = Atomic(0)

    func openStream(
        _ request: HTTPRequest, of id: String, _ standing: Gatekeeper.Standing, _ reply: any Answering
    ) {
        let position = request.header("Last-Event-ID").flatMap { StreamPosition($0) }
        visit(id, standing, reply) { [self] access in
            let number = Self.watcherNumbers.wrappingAdd(1, ordering: .relaxed).newValue
            let running = access.session
            metrics.streamOpened()
            let stream = reply.openStream(Self.streamHeaders) { [metrics] in
                running.audience.leave(number)
                metrics.streamClosed()
            }
            let watcher = Watcher(id: number, form: .alone, reader: access.reader, stream: stream)
            show(access, to: watcher, from: position)
        }
    }

    /// One stream for several sessions. Each is shown as soon as it is there; one that must be rebuilt holds up no other.
    func openSharedStream(
        _ request: HTTPRequest, _ standing: Gatekeeper.Standing, _ reply: any Answering
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
        let audience = SharedAudience(number)
        metrics.streamOpened()
        let stream = reply.openStream(Self.streamHeaders) { [metrics] in
            audience.leave()
            metrics.streamClosed()
        }
        for (name, position) in wanted {
            guard let peers else {
                show(name, from: position, standing, to: audience, number, stream)
                continue
            }
            findServer(of: name, among: peers) { [self] found in
                if case .success(let server?) = found {
                    relay(name, from: position.map { String($0) }, standing, at: server, into: stream, audience)
                } else {
                    show(name, from: position, standing, to: audience, number, stream)
                }
            }
        }
    }

    /// Shows one of the sessions of a shared stream, which is here, or comes back here.
    private func show(
        _ name: String, from position: Substring?, _ standing: Gatekeeper.Standing, to audience: SharedAudience,
        _ number: Int, _ stream: any EventReceiver
    ) {
        sessions.parking.find(name) { [self] finding in
            do throws(ProblemDetails) {
                let access = try standing.access(finding)
                guard audience.join(access.session) else { return }
                let form = Watcher.Form.among(name: name)
                show(
                    access, to: Watcher(id: number, form: form, reader: access.reader, stream: stream),
                    from: position.flatMap { StreamPosition($0) })
            } catch {
                _ = stream.send(error.frame(in: .among(name: name)))
            }
        }
    }

    /// Between two inputs nothing can happen unseen, so there the watcher joins.
    private func show(_ access: ServedAccess, to watcher: Watcher, from position: StreamPosition?) {
        let running = access.session
        running.touch(at: sessions.clock.now)
        running.session.synchronize { [bulletin] view in
            // Whoever reads it comes back, and finds the session where it is by then.
            if view.departure != nil { return watcher.stream.close() }
            let broadcast = running.audience
            defer { if let text = bulletin.current { broadcast.announce(bulletin.event, text, to: watcher) } }
            if let position, position.epoch == String(broadcast.epoch),
                broadcast.resume(watcher, after: position.sequence, current: view.sequence)
            {
                return
            }
            do throws(FailedLook) {
                let snapshot = try await view.snapshot(for: access.reader)
                broadcast.join(watcher, snapshot: snapshot, sequence: view.sequence, phase: view.phase)
            } catch {
                broadcast.turnAway(watcher, error.problem)
            }
        }
    }

    private static let streamHeaders = ServerSentEvent.headers + SecurityHeaders.always
}
