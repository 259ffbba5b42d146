import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoints of fault scripts: those that are stored by name, and the rules of a session.
struct FaultHandlers: EndpointGroup {
    let gateway: SessionGateway
    let bodies: RequestBodies
    let scripts: FaultScriptStore

    var endpoints: [Endpoint] {
        [
            Endpoint("GET", "/api/scripts", .init("Lists the stored fault scripts by name."), handler: list),
            Endpoint("GET", "/api/scripts/{name}", .init("Returns a stored fault script."), handler: show),
            Endpoint("PUT", "/api/scripts/{name}", .init("Stores a fault script.", body: .json), handler: store),
            Endpoint(
                "DELETE", "/api/scripts/{name}", .init("Deletes a stored fault script.", response: .noContent),
                handler: delete),
            Endpoint(
                "GET", "/api/sessions/{id}/faults", .init("Returns the rules of a session, with their match counts."),
                handler: showRules),
            Endpoint(
                "PUT", "/api/sessions/{id}/faults", .init("Replaces the rules of a session.", body: .json),
                handler: replaceRules),
        ]
    }

    /// Sends `[{"name","rules"}]`, sorted by name; `rules` is the number of rules.
    private func list(_ context: RequestContext) {
        var json = JSONWriter()
        json.beginArray()
        for (name, stored) in scripts.all {
            json.beginObject()
            json.member("name", name)
            json.member("rules", stored.script.rules.count)
            json.endObject()
        }
        json.endArray()
        context.reply.send(json: json.bytes)
    }

    /// Sends `{"name","text","rules":[…]}`.
    private func show(_ context: RequestContext) throws(ProblemDetails) {
        let name = context.parameter("name")
        guard let stored = scripts[name] else { throw .unknownScript(name) }
        var json = JSONWriter()
        json.beginObject()
        json.member("name", name)
        json.member("text", stored.text)
        json.key("rules")
        json.beginArray()
        for rule in stored.script.rules {
            json.beginObject()
            rule.writeMembers(to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        context.reply.send(json: json.bytes)
    }

    /// Stores a script under the name, and sends it as `show` does.
    private func store(_ context: RequestContext) throws(ProblemDetails) {
        let name = context.parameter("name")
        guard FaultScriptStore.isName(name) else {
            throw ProblemDetails.malformed(
                "A script's name has up to 64 letters, digits, spaces, dots, hyphens and underscores, and begins with a "
                    + "letter or a digit.")
        }
        let body = try bodies.object(of: context.request)
        let script = try FaultScriptReader(scriptStore: scripts).storedScript(from: body.json)
        do {
            try scripts.store(script, under: name)
        } catch is FaultScriptStoreFull {
            throw ProblemDetails(
                409, kind: .tooManyScripts, title: "There are too many fault scripts",
                detail: "A server stores at most \(FaultScriptStore.mostScripts) scripts. Delete one first.")
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        try show(context)
    }

    private func delete(_ context: RequestContext) throws(ProblemDetails) {
        let name = context.parameter("name")
        let wasThere: Bool
        do {
            wasThere = try scripts.remove(name)
        } catch {
            throw ArchiveError.notRecorded(reason: "\(error)").problem
        }
        guard wasThere else { throw .unknownScript(name) }
        context.finish()
    }

    /// Sends the active rules with their match counts, and as text: `{"rules":[…],"text":"…"}`.
    private func showRules(_ context: RequestContext) {
        gateway.withSession(context.session, for: context) { access in
            gateway.read(access.session, for: context) { view throws(SnapshotFailure) in
                let report = try await view.faults()
                let script = (try? JSON(parsing: report, limits: bodies.limits)).flatMap { try? FaultScript($0) }
                var json = JSONWriter()
                json.beginObject()
                json.members(of: report)
                json.member("text", script?.text ?? "")
                json.endObject()
                context.reply.send(json: json.bytes)
            }
        }
    }

    private func replaceRules(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        let script = try FaultScriptReader(scriptStore: scripts).script(body.json, at: "")
        gateway.withDriver(of: context.session, for: context) { driver in
            let running = driver.session
            running.touch(at: gateway.sessions.clock.now)
            driver.submit(.faults(script)) { result in
                switch result {
                case .success:
                    gateway.read(running, for: context) { view throws(SnapshotFailure) in
                        context.reply.send(json: try await view.faults())
                    }
                case .failure(let rejection):
                    context.reply.send(rejection.problem)
                }
            }
        }
    }
}
