import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoints that open, list, name, restart and end sessions.
struct SessionHandlers: EndpointGroup {
    /// The default and maximum number of entries in a page of the list.
    private static let mostListed = 100

    let gateway: SessionGateway
    let opener: SessionOpener
    let bodies: RequestBodies
    let opening: OpeningReader
    let names: SessionNames
    let catalogue: Catalogue

    private var sessions: ServedSessions { gateway.sessions }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/sessions", on: .allServers,
                .init(
                    "Lists sessions and recordings, newest first.",
                    query: [
                        .init(name: "limit", summary: "The maximum number of entries, 1 to 100."),
                        .init(name: "after", summary: "The end of the previous page, from its Link header."),
                        .init(name: "watch", summary: "The watch id of a session to find.", isRepeated: true),
                    ]), handler: list),
            Endpoint(
                "POST", "/api/sessions", .init("Opens a session.", body: .json, response: .json(201)), handler: open),
            Endpoint("GET", "/api/sessions/{id}", for: .viewers, .init("Returns a session's snapshot."), handler: show),
            Endpoint(
                "PATCH", "/api/sessions/{id}", .init("Names a session or recording.", body: .json), handler: rename),
            Endpoint(
                "DELETE", "/api/sessions/{id}",
                .init("Ends a session and deletes its recording.", response: .noContent), handler: end),
            Endpoint(
                "POST", "/api/sessions/{id}/restart",
                .init("Rebuilds a session's app from its recorded inputs.", response: .noContent), handler: restart),
            Endpoint(
                "POST", "/api/sessions/{id}/recovery",
                .init("Continues a session whose app crashed.", body: .json), handler: recover),
        ]
    }

    private func open(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        try opener.admit()
        let configuration = try opening.configuration(asked: body)
        opener.open(configuration, for: context) { names in
            OpenedSession(names.id, watch: names.watch).send(to: context.reply)
        }
    }

    private func show(_ context: RequestContext) {
        gateway.withSession(context.session, for: context) { access in
            let running = access.session
            running.touch(at: sessions.clock.now)
            gateway.read(access, for: context, sharing: "snapshot") {
                [copies = sessions.copies] view throws(SnapshotFailure) in
                running.audience.startKeepingEvents()
                let owner = running.audience.owner
                context.reply.send(json: try await copies.snapshot(of: view, for: access.reader, owner: owner))
            }
        }
    }

    // MARK: - The list

    /// Sends the list of all sessions and recordings. It contains no id that gives control of any of them.
    private func list(_ context: RequestContext) throws(ProblemDetails) {
        let request = context.request
        var count = Self.mostListed
        if let text = request.query("limit") {
            guard let asked = Int(text), (1...Self.mostListed).contains(asked) else {
                throw .malformed("\"limit\" must be a number from 1 to \(Self.mostListed).")
            }
            count = asked
        }
        var place: SessionListing.Place?
        if let text = request.query("after") {
            guard let asked = SessionListing.Place(text) else {
                throw .malformed("\"after\" must be a value from the Link header of the previous page.")
            }
            place = asked
        }
        let watches = request.query.compactMap { $0.name == "watch" ? $0.value : nil }
        guard watches.count <= Self.mostListed else {
            throw .malformed("\"watch\" may name at most \(Self.mostListed) sessions.")
        }
        sessions.readers.run { [count, place] in
            do throws(ArchiveError) {
                let listed: [SessionListing]
                if watches.isEmpty {
                    listed = try sessions.list.entries(after: place, atMost: count + 1)
                } else {
                    listed = try sessions.list.entries(of: watches)
                }
                let page = Array(listed.prefix(count))
                SessionListing.complete(page) { page in
                    let next = listed.count > count ? page.last?.place : nil
                    send(page, next: next.map { "/api/sessions?limit=\(count)&after=\($0)" }, to: context.reply)
                }
            } catch {
                context.reply.send(error.problem)
            }
        }
    }

    private func send(_ page: [SessionListing], next: String?, to reply: any Answering) {
        var writer = JSONWriter()
        writer.beginArray()
        for entry in page {
            entry.write(to: &writer, app: catalogue.header(of: nil).app, name: names[entry.place.watch])
        }
        writer.endArray()
        reply.send(json: writer.bytes, headers: next.map { [("Link", "<\($0)>; rel=\"next\"")] } ?? [])
    }

    // MARK: - Names

    /// Sets a session's name from `{"name":"…"}`, or removes it if the value is null, and sends the new name. The
    /// session is not rebuilt.
    private func rename(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        guard let value = body.members["name"] else {
            throw ProblemDetails.malformed("\"name\" is missing.").at("/name")
        }
        var name: String?
        if !value.isNull {
            name = SessionNames.name(try body.string("name"))
            guard name != nil else {
                throw ProblemDetails.malformed(
                    "\"name\" must be one line of 1 to \(SessionNames.longest) bytes, or null."
                ).at("/name")
            }
        }
        sessions.readers.run { [name] in
            context.run { context throws(ProblemDetails) in
                try setName(name, ofSession: context.session)
                var json = JSONWriter(reserving: 160)
                json.beginObject()
                json.key("name")
                if let name { json.string(name) } else { json.null() }
                json.endObject()
                context.reply.send(json: json.bytes)
            }
        }
    }

    private func setName(_ name: String?, ofSession id: String) throws(ProblemDetails) {
        let watch: SessionID?
        do {
            watch = try sessions.viewerID(of: id)
        } catch {
            throw error.problem
        }
        guard let watch else { throw .unknownSession(id) }
        do {
            try names.set(name, of: watch.rawValue)
        } catch is TooManyNames {
            throw ProblemDetails(
                409, kind: .tooManyNames, title: "There are too many named sessions",
                detail: "At most \(SessionNames.mostNames) sessions can have a name. Remove a name first.")
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
    }

    // MARK: - End, restart, recovery

    private func end(_ context: RequestContext) {
        if let running = sessions.directory.find(context.session) {
            return end(context, viewerID: running.session.viewerID)
        }
        sessions.readers.run { end(context, viewerID: try? sessions.viewerID(of: context.session)) }
    }

    /// Ends a session, and removes its name.
    private func end(_ context: RequestContext, viewerID: SessionID?) {
        sessions.parking.close(context.session) { error in
            if error == nil, let viewerID { try? names.set(nil, of: viewerID.rawValue) }
            context.finish(error?.problem)
        }
    }

    private func restart(_ context: RequestContext) {
        gateway.withDriver(of: context.session, for: context) { driver in
            sessions.parking.restart(driver.session) { context.finish($0?.problem) }
        }
    }

    /// Accepts `{"way":"again" | "before"}` and sends `{"input"?,"phase"}`, the session's new phase. A session that
    /// crashed while it was rebuilt is rebuilt again.
    private func recover(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        guard let way = GoingOn(rawValue: try body.string("way")) else {
            throw ProblemDetails.malformed("\"way\" must be \"again\" or \"before\".").at("/way")
        }
        gateway.withDriver(of: context.session, for: context) { driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            running.session.synchronize { view in
                if let departure = view.departure { return context.reply.send(departure.problem) }
                guard view.driver.input == driver.controlGrant else {
                    return context.reply.send(InputRejection.notDriving(by: view.driver.name).problem)
                }
                if way == .again, view.replayCrash != nil { return rebuild(running, for: context) }
                running.session.resume(way) { result in
                    switch result {
                    case .success(let number): sendPhase(of: running, recovered: number, to: context.reply)
                    case .failure(let rejection): context.reply.send(rejection.problem)
                    }
                }
            }
        }
    }

    private func rebuild(_ running: ServedSession, for context: RequestContext) {
        sessions.parking.rebuild(running) { error in
            if let error { return context.reply.send(error.problem) }
            gateway.withSession(running.viewerID.rawValue, for: context) {
                sendPhase(of: $0.session, recovered: nil, to: context.reply)
            }
        }
    }

    private func sendPhase(of running: ServedSession, recovered number: Int?, to reply: any Answering) {
        running.session.synchronize { view in
            var json = JSONWriter(reserving: 48)
            json.beginObject()
            json.member("input", number)
            json.key("phase")
            json.string(view.phase.rawValue)
            json.endObject()
            reply.send(json: json.bytes)
        }
    }
}
