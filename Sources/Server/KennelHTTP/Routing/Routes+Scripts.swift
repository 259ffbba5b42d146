import HTTPServer
import JSON
import Sessions
import Wire

/// Named fault scripts, the active rules of sessions, and held requests.
extension Routes {
    /// Sends `[{"name","rules"}]`, sorted by name; `rules` is the number of rules.
    func listScripts(_ reply: any Answering) {
        var json = JSONWriter()
        json.beginArray()
        for (name, kept) in scriptStore.all {
            json.beginObject()
            json.member("name", name)
            json.member("rules", kept.script.rules.count)
            json.endObject()
        }
        json.endArray()
        reply.send(json: json.bytes)
    }

    /// Sends `{"name","text","rules":[…]}`, stores a script under the name, or deletes it.
    func answerScript(named name: String, _ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        switch request.method {
        case "PUT":
            guard FaultScriptStore.isName(name) else {
                throw ProblemDetails.malformed(
                    "A script's name has up to 64 letters, digits, spaces, dots, hyphens and underscores, and begins with a "
                        + "letter or a digit.")
            }
            let body = try BodyReader(try jsonBody(request), limits: limits)
            let kept = try FaultScriptReader(scriptStore: scriptStore).storedScript(from: body.json)
            do {
                try scriptStore.store(kept, under: name)
            } catch is FaultScriptStoreFull {
                throw ProblemDetails(
                    409, kind: "too-many-scripts", title: "There are too many scripts",
                    detail: "A server keeps at most \(FaultScriptStore.mostScripts) scripts; delete one first.")
            } catch {
                throw ArchiveError.notRecorded(reason: "\(error)").problem
            }
        case "DELETE":
            let wasThere: Bool
            do {
                wasThere = try scriptStore.remove(name)
            } catch {
                throw ArchiveError.notRecorded(reason: "\(error)").problem
            }
            guard wasThere else { throw .unknownScript(name) }
            return finish(nil, reply)
        default: break
        }
        guard let kept = scriptStore[name] else { throw .unknownScript(name) }
        var json = JSONWriter()
        json.beginObject()
        json.member("name", name)
        json.member("text", kept.text)
        json.key("rules")
        json.beginArray()
        for rule in kept.script.rules {
            json.beginObject()
            rule.writeMembers(to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        reply.send(json: json.bytes)
    }

    /// Sends the active rules with their match counts, and as text: `{"rules":[…],"text":"…"}`.
    func showFaults(of id: String, _ reply: any Answering) {
        visit(id, .member, reply) { [self] access in
            look(at: access.session, reply) { [self] view throws(SnapshotFailure) in
                let report = try await view.faults()
                let script = (try? JSON(parsing: report, limits: limits)).flatMap { try? FaultScript($0) }
                var json = JSONWriter()
                json.beginObject()
                json.members(of: report)
                json.member("text", script?.text ?? "")
                json.endObject()
                reply.send(json: json.bytes)
            }
        }
    }

    /// Applies a user's decision about a held request: `{"do":"release"}`, `drop` or `fail`, with optional changes and
    /// an optional key of the client's.
    func decide(about number: String, of id: String, _ request: HTTPRequest, _ reply: any Answering)
        throws(ProblemDetails)
    {
        guard RequestID(number) != nil else { throw .unknownRequest(number) }
        let body = try BodyReader(try jsonBody(request), limits: limits)
        var members = body.members
        guard members["type"] == nil, members["request"] == nil else {
            throw ProblemDetails.malformed("The address says which request it is about.")
        }
        members["type"] = .string("held")
        members["request"] = .string(number)
        let posted: PageInput
        do {
            posted = try PageInput(.object(members))
        } catch {
            throw error.problem
        }
        change(id, reply) { [self] driver in take(posted, for: driver, reply) }
    }

    /// Sends the held requests, oldest first, in the form of the snapshot.
    func listHeld(of id: String, _ asker: Asker, _ reply: any Answering) {
        visit(id, asker.accessLevel, reply) { [self] access in
            look(at: access, for: asker, reply) { view throws(SnapshotFailure) in
                reply.send(json: try await view.held())
            }
        }
    }
}
