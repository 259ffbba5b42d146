import Foundation
import HTTPServer
import JSON
import Recordings
import Sessions
import Sweeps
import Wire

/// Fault sweeps over sessions and recordings.
extension Routes {
    /// Starts a sweep: `{"session","faults"?,"controllers"?,"seeds"?}`. Sends 202 with the sweep's path.
    func beginSweep(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        let plan = try SweepPlan(asked: body)
        change(try body.string("session"), reply) { [self] driver in
            Task { await sweep(driver.session, plan, reply) }
        }
    }

    private func sweep(_ running: ServedSession, _ plan: SweepPlan, _ reply: any Answering) async {
        do throws(ProblemDetails) {
            let screenplay = try await scenario(of: running)
            for controller in plan.controllers.compactMap(\.self) {
                if let lack = screenplay.lack(of: controller) {
                    throw ProblemDetails.malformed("This cannot be swept: \(lack).").at("/controllers")
                }
            }
            let kept = try sweeps.add(
                Sweep(screenplay, plan: plan, in: players.worlds), watch: running.viewerID,
                configuration: running.configuration)
            Task { await kept.sweep.run() }
            var json = JSONWriter()
            kept.write(to: &json)
            reply.send(json: json.bytes, status: 202, headers: [("Location", "/api/sweeps/\(kept.id)")])
        } catch {
            refuse(error, reply)
        }
    }

    /// Sends the progress of a sweep. `DELETE` stops it instead and keeps the results so far.
    func answerSweep(_ id: String, _ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let kept = try sweeps.find(id)
        guard request.method != "DELETE" else {
            kept.sweep.stop()
            return finish(nil, reply)
        }
        var json = JSONWriter()
        kept.write(to: &json)
        reply.send(json: json.bytes)
    }

    /// Opens the state that one try of a sweep reached, as a new session.
    func openSweepCell(
        _ number: String, of id: String, _ request: HTTPRequest, _ reply: any Answering
    ) throws(ProblemDetails) {
        let kept = try sweeps.find(id)
        let cells = kept.sweep.progress.cells
        guard let index = Int(number), cells.indices.contains(index) else {
            throw ProblemDetails(
                404, kind: "no-such-try", title: "There is no such try",
                detail: "The sweep's tries are 0 to \(max(0, cells.count - 1)).")
        }
        let inputs = kept.sweep.inputs(of: cells[index])
        guard !inputs.isEmpty else {
            throw ProblemDetails(
                409, kind: "not-tried", title: "It was not tried", detail: "Nothing is known of this try yet.")
        }
        try admit()
        let client = request.remoteAddress
        let header = catalogue.header(of: kept.configuration.app)
        sessions.readers.run { [self] in
            withRoom(for: client, reply) { [self] () throws(ProblemDetails) in
                let opened = try open(Recording(header: header, inputs: inputs), for: client)
                metrics.sessionOpened()
                sendOpened(opened.id, opened.viewerID, inputs: nil, reply)
            }
        }
    }

    /// Opens a session that continues from the end of a recording.
    func open(_ recording: Recording, for client: String) throws(ProblemDetails) -> ServedSession {
        do throws(BranchError) {
            return try sessions.branches.open(for: client) { id throws(SessionPast.Damage) in
                try recording.past(of: id)
            }
        } catch {
            throw error.problem
        }
    }
}

extension SweepPlan {
    /// The plan that a client requests. Throws if the request is invalid.
    fileprivate init(asked body: BodyReader) throws(ProblemDetails) {
        self.init()
        if let names = try body.words("faults") {
            var faults: [SweepFault] = []
            for name in names {
                guard let fault = SweepFault(rawValue: name) else {
                    let known = SweepFault.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ProblemDetails.malformed("\"\(name)\" is no fault of a sweep; those are \(known).").at(
                        "/faults")
                }
                if !faults.contains(fault) { faults.append(fault) }
            }
            self.faults = faults
        }
        if let names = body.members["controllers"], !names.isNull {
            // null is the recorded controller.
            let known = names.array?.filter { $0.isNull || $0.string != nil }.map(\.string) ?? []
            guard (1...20).contains(known.count), known.count == names.array?.count else {
                throw ProblemDetails.malformed("\"controllers\" must be a list of 1 to 20 ids.").at("/controllers")
            }
            var seen: Set<String?> = []
            controllers = known.filter { seen.insert($0).inserted }
        }
        if let seeds = body.members["seeds"], !seeds.isNull {
            guard let count = seeds.int, (1...20).contains(count) else {
                throw ProblemDetails.malformed("\"seeds\" must be a number from 1 to 20.").at("/seeds")
            }
            self.seeds = count
        }
        // Each combination adds at least one row, and the total number of tries is bounded.
        mostRequests = max(1, SweepStore.most.tries / (faults.count * controllers.count * seeds))
        // One core is left for requests.
        width = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    }
}

extension BodyReader {
    /// Returns a list of 1 to 20 strings; nil if the member is absent.
    fileprivate func words(_ name: String) throws(ProblemDetails) -> [String]? {
        guard let value = members[name], !value.isNull else { return nil }
        let words = value.array?.compactMap(\.string) ?? []
        guard (1...20).contains(words.count), words.count == value.array?.count else {
            throw ProblemDetails.malformed("\"\(name)\" must be a list of 1 to 20 texts.").at("/\(name)")
        }
        return words
    }
}
