import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoints that give a session the inputs of its user.
struct InputHandlers: EndpointGroup {
    private static let acceptedHeaders: Headers = [("Content-Type", "application/json")]

    let gateway: SessionGateway
    let bodies: RequestBodies
    let comparisons: LiveComparisons
    let metrics: Metrics

    private var sessions: ServedSessions { gateway.sessions }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "POST", "/api/sessions/{id}/inputs", repetition: .harmlessWithKey,
                .init(
                    "Applies one input of the user.", body: .oneOf { InputType.ofPages.map(\.schema) },
                    response: .json(202)), handler: applyInput),
            Endpoint(
                "GET", "/api/sessions/{id}/held", for: .viewers, .init("Lists the paused requests, oldest first."),
                handler: listHeld),
            Endpoint(
                "POST", "/api/sessions/{id}/held/{q}",
                .init("Releases, drops or fails a paused request.", body: .json, response: .json(202)), handler: decide),
            Endpoint(
                "POST", "/api/sessions/{id}/requests/{q}/resend",
                .init("Sends a request again, changed or not, and returns the response.", body: .optionalJSON),
                handler: resend),
            Endpoint(
                "POST", "/api/sessions/{id}/control",
                .init("Takes control of a session, requests it, or hands it over.", body: .optionalJSON),
                handler: changeControl),
            Endpoint(
                "GET", "/api/sessions/{id}/document",
                .init("Returns the JSON text of the first screen, and its errors."), handler: showDocument),
            Endpoint(
                "PUT", "/api/sessions/{id}/document",
                .init("Replaces the JSON text of the first screen.", body: .json), handler: replaceDocument),
        ]
    }

    private func applyInput(_ context: RequestContext) throws(ProblemDetails) {
        let posted = try bodies.input(of: context.request)
        gateway.withDriver(of: context.session, for: context) { deliver(posted, by: $0, for: context) }
    }

    /// Submits an input, also to the other session of a comparison that the session belongs to.
    private func deliver(_ posted: PageInput, by driver: ServedDriver, for context: RequestContext) {
        driver.session.touch(at: sessions.clock.now)
        if let (comparison, side) = comparisons.place(of: driver.session.id) {
            return comparison.perform(posted, by: driver, on: side) { confirm($0, to: context.reply) }
        }
        driver.submit(posted.input, key: posted.key) { confirm($0, to: context.reply) }
    }

    /// Sends a request of the app again, with the changes in the body. The app is not involved.
    private func resend(_ context: RequestContext) throws(ProblemDetails) {
        let name = context.parameter("q")
        guard let request = RequestID(name) else { throw .unknownRequest(name) }
        let body = try bodies.optionalObject(of: context.request)
        let edit: HeldEdit
        do {
            edit = try HeldEdit(resending: body)
        } catch {
            throw error.problem
        }
        gateway.withDriver(of: context.session, for: context) { driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            gateway.read(running, for: context) { view throws(SnapshotFailure) in
                let result = try await view.resend(request, edited: edit) { resent in
                    running.session.synchronize { view in
                        let details = await view.details(of: resent)
                        if !context.reply.isGone { context.reply.send(json: details) }
                    }
                }
                switch result {
                case .sent: break
                case .unknown: context.reply.send(.unknownRequest(name))
                case .incomplete:
                    context.reply.send(
                        .malformed("Only the beginning of the request's body is recorded. Send the whole \"body\"."))
                }
            }
        }
    }

    /// Sends the number of the accepted input, or the reason why it was rejected.
    private func confirm(_ result: Result<Int, InputRejection>, to reply: any Answering) {
        switch result {
        case .success(let number):
            metrics.inputTaken()
            var json = JSONWriter(reserving: 32)
            json.beginObject()
            json.key("input")
            json.number(number)
            json.endObject()
            reply.send(HTTPResponse(status: 202, headers: Self.acceptedHeaders, body: json.bytes))
        case .failure(let rejection):
            metrics.inputRejected()
            reply.send(rejection.problem)
        }
    }

    // MARK: - Paused requests

    /// Applies a user's decision about a held request: `{"do":"release" | "drop" | "fail","key"?,…}`, with optional
    /// changes. `key` makes a retry of the HTTP request safe.
    private func decide(_ context: RequestContext) throws(ProblemDetails) {
        let number = context.parameter("q")
        guard RequestID(number) != nil else { throw .unknownRequest(number) }
        var members = try bodies.object(of: context.request).members
        guard members["type"] == nil, members["request"] == nil else {
            throw ProblemDetails.malformed("The URL names the request, so \"type\" and \"request\" are not allowed.")
        }
        members["type"] = .string("held")
        members["request"] = .string(number)
        let posted: PageInput
        do {
            posted = try PageInput(.object(members))
        } catch {
            throw error.problem
        }
        gateway.withDriver(of: context.session, for: context) { deliver(posted, by: $0, for: context) }
    }

    /// Sends the held requests, oldest first, in the form of the snapshot.
    private func listHeld(_ context: RequestContext) {
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access, for: context) { view throws(SnapshotFailure) in
                context.reply.send(json: try await view.held())
            }
        }
    }

    // MARK: - Control

    /// Changes who has control of a session.
    ///
    /// `{"change":"take" | "ask","by"?,"key"?}` is accepted from members with the watch link. A missing body means
    /// `take`. The answer contains the id that gives control. After `ask`, that id gives control as soon as control is
    /// handed over.
    ///
    /// `{"change":"hand","to":n,"key"?}` is accepted from the client in control.
    ///
    /// No client controls a recording or a quarantined session. For these, the answer contains the session's own id,
    /// with which the session can be deleted.
    private func changeControl(_ context: RequestContext) throws(ProblemDetails) {
        let wish = try ControlWish(try bodies.optionalObject(of: context.request))
        switch wish.change {
        case .handed:
            gateway.withDriver(of: context.session, for: context) { driver in
                driver.session.touch(at: sessions.clock.now)
                driver.submit(.control(wish.change), key: wish.key) { confirm($0, to: context.reply) }
            }
        case .asked, .taken:
            gateway.withSession(context.session, for: context) {
                give($0, wish, to: context.reply)
            } quarantined: {
                sendIDOfQuarantined(context)
            }
        }
    }

    private func give(_ running: ServedSession, _ wish: ControlWish, to reply: any Answering) {
        running.touch(at: sessions.clock.now)
        if case .recording = running.inputSource { return OpenedSession(running).send(to: reply, status: 200) }
        let secret = wish.key ?? RandomName.make()
        running.session.submit(.control(wish.change), key: secret) { result in
            switch result {
            case .success(let number):
                let name = DrivingName(watch: running.viewerID, input: number, secret: secret)
                OpenedSession(name.id, watch: running.viewerID, grant: number).send(to: reply, status: 200)
            case .failure(let rejection): reply.send(rejection.problem)
            }
        }
    }

    private func sendIDOfQuarantined(_ context: RequestContext) {
        sessions.readers.run {
            do throws(FindingError) {
                let known = try sessions.parking.recorded(context.session)
                OpenedSession(known.id, watch: known.viewerID).send(to: context.reply, status: 200)
            } catch {
                context.reply.send(error.problem)
            }
        }
    }

    // MARK: - The document

    /// Sends the current JSON text of the session's root screen and its errors.
    private func showDocument(_ context: RequestContext) {
        gateway.withSession(context.session, for: context) { sendDocument(of: $0.session, for: context) }
    }

    /// Replaces the text, and sends the same response as `showDocument`.
    private func replaceDocument(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        let document = ScreenDocument(text: try body.string("text"), broken: try Self.broken(asked: body))
        gateway.withDriver(of: context.session, for: context) { driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            driver.submit(.document(document)) { result in
                switch result {
                case .success:
                    metrics.inputTaken()
                    sendDocument(of: running, for: context)
                case .failure(let rejection):
                    metrics.inputRejected()
                    context.reply.send(rejection.problem)
                }
            }
        }
    }

    private func sendDocument(of running: ServedSession, for context: RequestContext) {
        gateway.read(running, for: context) { view throws(SnapshotFailure) in
            guard let document = try await view.document() else { return context.reply.send(.noDocument()) }
            context.reply.send(json: document)
        }
    }

    private static func broken(asked body: BodyReader) throws(ProblemDetails) -> ScreenDocument.Broken {
        guard let text = try body.optionalString("broken") else { return .keep }
        guard let broken = ScreenDocument.Broken(rawValue: text) else {
            throw ProblemDetails.malformed("\"broken\" must be \"keep\" or \"show\".").at("/broken")
        }
        return broken
    }
}
