import HTTPServer
import JSON
import Sessions
import Wire

/// Recovery of sessions whose app has crashed.
extension Routes {
    /// Accepts `{"way":"again" | "before"}` and sends `{"input"?,"phase"}`, the session's new phase. A session that
    /// crashed while it was rebuilt is rebuilt again.
    func recover(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        guard let way = GoingOn(rawValue: try body.string("way")) else {
            throw ProblemDetails.malformed("\"way\" must be \"again\" or \"before\".").at("/way")
        }
        change(id, reply) { [self] driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            running.session.synchronize { [self] view in
                if let departure = view.departure { return refuse(departure.problem, reply) }
                guard view.driver.input == driver.controlGrant else {
                    return refuse(InputRejection.notDriving(by: view.driver.name).problem, reply)
                }
                if way == .again, view.replayCrash != nil { return rebuild(running, reply) }
                running.session.resume(way) { [self] result in
                    switch result {
                    case .success(let number): sendPhase(of: running, recovered: number, reply)
                    case .failure(let rejection): refuse(rejection.problem, reply)
                    }
                }
            }
        }
    }

    private func rebuild(_ running: ServedSession, _ reply: any Answering) {
        sessions.parking.rebuild(running) { [self] error in
            if let error { return refuse(error.problem, reply) }
            visit(running.viewerID.rawValue, .member, reply) { self.sendPhase(of: $0.session, recovered: nil, reply) }
        }
    }

    private func sendPhase(of running: ServedSession, recovered number: Int?, _ reply: any Answering) {
        running.session.synchronize { view in
            var json = JSONWriter(reserving: 48)
            json.beginObject()
            if let number {
                json.key("input")
                json.number(number)
            }
            json.key("phase")
            json.string(view.phase.rawValue)
            json.endObject()
            reply.send(json: json.bytes)
        }
    }
}
