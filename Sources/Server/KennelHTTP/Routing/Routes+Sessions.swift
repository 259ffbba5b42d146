import HTTPServer
import JSON
import Sessions
import Wire

extension Routes {
    func openSession(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        try admit()
        let configuration = try opening.configuration(asked: body)
        open(configuration, for: request.remoteAddress, reply: reply) { [self] names in
            sendOpened(names.id, names.watch, inputs: nil, reply)
        }
    }

    /// Opens a session, after parking another one if its client has as many as allowed. Sends the problem if opening
    /// fails.
    func open(
        _ configuration: SessionConfiguration, for client: String, reply: any Answering,
        opened: @escaping @Sendable ((id: SessionID, watch: SessionID)) -> Void
    ) {
        withRoom(for: client, reply) { [self] () throws(ProblemDetails) in
            do throws(AdmissionError) {
                try sessions.launcher.open(configuration, for: client) { [self] result in
                    switch result {
                    case .success(let names):
                        metrics.sessionOpened()
                        opened(names)
                    case .failure(let rejection): refuse(rejection.problemOfOpening, reply)
                    }
                }
            } catch {
                throw error.problem
            }
        }
    }

    /// Throws if the server has no room for another session.
    func admit() throws(ProblemDetails) {
        do {
            try sessions.directory.admit()
        } catch {
            throw error.problem
        }
    }

    /// Sends the ids of an opened session.
    ///
    /// - Parameters:
    ///   - grant: The input that gave control; nil unless control changes.
    ///   - inputs: The number of inputs of a recording; nil for a session.
    func sendOpened(
        _ id: SessionID, _ watch: SessionID, status: Int = 201, grant: Int? = nil, inputs: Int?, _ reply: any Answering
    ) {
        var writer = JSONWriter(reserving: 160)
        writer.beginObject()
        writer.key("id")
        writer.string(id.rawValue)
        writer.key("watch")
        writer.string(watch.rawValue)
        writer.key("url")
        writer.string("/?session=\(id)")
        writer.member("grant", grant)
        if let inputs {
            writer.key("inputs")
            writer.number(inputs)
        }
        writer.endObject()
        reply.send(json: writer.bytes, status: status, headers: [("Location", "/api/sessions/\(id)")])
    }

    func showSession(_ id: String, _ asker: Asker, _ reply: any Answering) {
        visit(id, asker.accessLevel, reply) { [self] access in
            let running = access.session
            running.touch(at: sessions.clock.now)
            look(at: access, for: asker, sharing: "snapshot", reply) {
                [copies = sessions.copies] view throws(SnapshotFailure) in
                running.audience.startKeepingEvents()
                let owner = running.audience.owner
                reply.send(json: try await copies.snapshot(of: view, for: access.reader, owner: owner))
            }
        }
    }

    func endSession(_ id: String, _ reply: any Answering) {
        if let running = sessions.directory.find(id) { return end(id, viewerID: running.session.viewerID, reply) }
        sessions.readers.run { [self] in
            end(id, viewerID: try? sessions.viewerID(of: id), reply)
        }
    }

    /// Ends a session, and removes its name.
    private func end(_ id: String, viewerID: SessionID?, _ reply: any Answering) {
        sessions.parking.close(id) { [self] error in
            if error == nil, let viewerID { try? names.set(nil, of: viewerID.rawValue) }
            finish(error?.problem, reply)
        }
    }

    func takeInput(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let posted = try postedInput(try jsonBody(request))
        change(id, reply) { [self] driver in take(posted, for: driver, reply) }
    }

    func take(_ posted: PageInput, for driver: ServedDriver, _ reply: any Answering) {
        driver.session.touch(at: sessions.clock.now)
        if let (comparison, side) = comparisons.place(of: driver.session.id) {
            return comparison.perform(posted, by: driver, on: side) { [self] in tell($0, reply) }
        }
        driver.submit(posted.input, key: posted.key) { [self] in tell($0, reply) }
    }

    /// Sends the number of the accepted input, or the reason why it was rejected.
    func tell(_ result: Result<Int, InputRejection>, _ reply: any Answering) {
        switch result {
        case .success(let number):
            metrics.inputTaken()
            reply.send(HTTPResponse(status: 202, headers: Self.acceptedHeaders, body: Self.accepted(number)))
        case .failure(let rejection):
            metrics.inputRejected()
            refuse(rejection.problem, reply)
        }
    }

    func replaceFaults(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        let script = try FaultScriptReader(scriptStore: scriptStore).script(body.json, at: "")
        change(id, reply) { [self] driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            driver.submit(.faults(script)) { [self] result in
                switch result {
                case .success:
                    look(at: running, reply) { view throws(SnapshotFailure) in
                        reply.send(json: try await view.faults())
                    }
                case .failure(let rejection):
                    refuse(rejection.problem, reply)
                }
            }
        }
    }

    func showExchange(_ number: String, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        guard let request = RequestID(number) else { throw .unknownRequest(number) }
        visit(id, .member, reply) { [self] access in
            look(at: access.session, reply) { [self] view throws(SnapshotFailure) in
                guard let exchange = try await view.requestDetails(request) else {
                    refuse(.unknownRequest(number), reply)
                    return
                }
                reply.send(json: exchange)
            }
        }
    }

    func showLayout(
        of name: String, in id: String, _ asker: Asker, _ reply: any Answering
    ) throws(ProblemDetails) {
        guard let view = ViewID(name) else { throw .unknownView(name) }
        visit(id, asker.accessLevel, reply) { [self] access in
            look(at: access, for: asker, sharing: "layout \(name)", reply) { [self] shown throws(SnapshotFailure) in
                let (copies, owner) = (sessions.copies, access.session.audience.owner)
                let subject = SharedCopies.Subject.layout(.init(shown), view)
                if let copy = copies.copy(of: subject, owner: owner) { return reply.send(json: copy) }
                guard let layout = try await shown.layout(of: view) else {
                    refuse(.unknownView(name), reply)
                    return
                }
                reply.send(json: copies.share(layout, as: subject, owner: owner))
            }
        }
    }

    func showImage(
        _ number: String, of id: String, _ asker: Asker, _ reply: any Answering
    ) throws(ProblemDetails) {
        guard let request = RequestID(number) else { throw .unknownRequest(number) }
        visit(id, asker.accessLevel, reply) { [self] access in
            look(at: access, for: asker, reply) { [self] view throws(SnapshotFailure) in
                guard let image = try await view.image(request) else {
                    refuse(.unknownRequest(number), reply)
                    return
                }
                reply.send(drawable(image, as: .image(request), of: access.session))
            }
        }
    }

    func showPicture(
        _ name: String, of id: String, _ asker: Asker, _ reply: any Answering
    ) {
        visit(id, asker.accessLevel, reply) { [self] access in
            look(at: access, for: asker, reply) { [self] view throws(SnapshotFailure) in
                guard let picture = try await view.picture(named: name) else {
                    refuse(.noPicture(name), reply)
                    return
                }
                reply.send(drawable(picture, as: .picture(name), of: access.session))
            }
        }
    }

    /// Returns the response for a picture. Its content never changes under its name, so all clients share one copy.
    private func drawable(
        _ picture: Picture, as subject: SharedCopies.Subject, of running: ServedSession
    ) -> HTTPResponse {
        let (copies, owner) = (sessions.copies, running.audience.owner)
        let copy =
            copies.copy(of: subject, owner: owner) ?? copies.share(Array(picture.data), as: subject, owner: owner)
        return HTTPResponse(
            headers: [
                ("Content-Type", ImageType.acceptable(picture.type)),
                ("Cache-Control", "private, max-age=31536000, immutable"),
            ] + SecurityHeaders.foreign, shared: copy)
    }

    func postedInput(_ bytes: [UInt8]) throws(ProblemDetails) -> PageInput {
        do {
            if let plain = PlainObject(bytes) { return try PageInput(plain) }
        } catch {
            throw error.problem
        }
        let json: JSON
        do {
            json = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .notJSON(error)
        }
        do {
            return try PageInput(json)
        } catch {
            throw error.problem
        }
    }

    private static let acceptedHeaders: Headers = [("Content-Type", "application/json")]

    private static func accepted(_ number: Int) -> [UInt8] {
        var json = JSONWriter(reserving: 32)
        json.beginObject()
        json.key("input")
        json.number(number)
        json.endObject()
        return json.bytes
    }
}

/// The image types of backends that are passed on unchanged.
enum ImageType {
    private static let known: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml", "image/bmp",
    ]

    /// Returns the type if browsers can only draw it; otherwise a type that they do not interpret.
    static func acceptable(_ type: String?) -> String {
        let essence = type.map { String($0.prefix { $0 != ";" }).lowercased().filter { $0 != " " } } ?? ""
        return known.contains(essence) ? essence : "application/octet-stream"
    }
}
