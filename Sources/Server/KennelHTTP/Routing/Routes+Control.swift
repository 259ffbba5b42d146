import HTTPServer
import JSON
import Sessions
import Wire

/// Control of a session: requesting, taking and handing over.
extension Routes {
    /// Changes who has control of a session.
    ///
    /// `{"change":"take" | "ask","by"?,"key"?}` is accepted from members with the watch link. A missing body means
    /// `take`. The answer contains the id that gives control. After `ask`, that id gives control as soon as control is
    /// handed over.
    ///
    /// `{"change":"hand","to":n,"key"?}` is accepted from the driver.
    ///
    /// Recordings and quarantined sessions have no driver. For these, the answer contains the session's own id, with
    /// which the session can be deleted.
    func changeControl(of name: String, _ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let wish = try ControlWish(request.body.isEmpty ? .object([:]) : parsed(try jsonBody(request)))
        switch wish.change {
        case .handed:
            change(name, reply) { [self] driver in
                driver.session.touch(at: sessions.clock.now)
                driver.submit(.control(wish.change), key: wish.key) { [self] in tell($0, reply) }
            }
        case .asked, .taken:
            find(name, reply) { [self] in
                give($0, wish, reply)
            } setAside: { [self] in
                nameSetAside(name, reply)
            }
        }
    }

    private func parsed(_ body: [UInt8]) throws(ProblemDetails) -> JSON {
        try BodyReader(body, limits: limits).json
    }

    private func give(_ running: ServedSession, _ wish: ControlWish, _ reply: any Answering) {
        running.touch(at: sessions.clock.now)
        if case .recording = running.inputSource {
            return sendOpened(running.id, running.viewerID, status: 200, inputs: nil, reply)
        }
        let secret = wish.key ?? RandomName.make()
        running.session.submit(.control(wish.change), key: secret) { [self] result in
            switch result {
            case .success(let number):
                let name = DrivingName(watch: running.viewerID, input: number, secret: secret)
                sendOpened(name.id, running.viewerID, status: 200, grant: number, inputs: nil, reply)
            case .failure(let rejection): refuse(rejection.problem, reply)
            }
        }
    }

    private func nameSetAside(_ name: String, _ reply: any Answering) {
        sessions.readers.run { [self] in
            do throws(FindingError) {
                let known = try sessions.parking.recorded(name)
                sendOpened(known.id, known.viewerID, status: 200, inputs: nil, reply)
            } catch {
                refuse(error.problem, reply)
            }
        }
    }
}

/// A requested change of control.
private struct ControlWish {
    private enum Kind: String, CaseIterable {
        case take, ask, hand
    }

    let change: ControlChange
    /// The key that identifies a repeated request. It is also the secret part of the id that the requester receives.
    let key: String?

    init(_ json: JSON) throws(ProblemDetails) {
        do throws(InputRejection) {
            let members = try ObjectMembers(json, of: "a change of control")
            try members.allow("change", "by", "to", "key")
            let name = try Self.name(in: members)
            switch try members.optionalChoice("change") ?? Kind.take {
            case .take: change = .taken(by: name)
            case .ask: change = .asked(by: name)
            case .hand: change = .handed(to: try members.integer("to", in: 1...Int(Int32.max)), by: nil)
            }
            key = try members.optionalText("key", atMost: PageInput.longestKey)
            if case .handed = change { return }
            guard key.map({ DrivingName.isSecret($0) }) ?? true else {
                throw .malformed(
                    reason: "\"key\" must be 22 to 64 letters, digits, hyphens and underscores that nobody can guess.")
            }
        } catch {
            throw error.problem
        }
    }

    /// Returns the name with whitespace and control characters collapsed to single spaces; nil if nothing is left.
    private static func name(in members: ObjectMembers) throws(InputRejection) -> String? {
        guard let text = try members.optionalText("by", atMost: ControlChange.longestName) else { return nil }
        let words = text.unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
    }
}
