package import Wire

/// How a client came to a session.
package enum SessionAccess<Audience: SessionAudience>: Sendable {
    /// By the name that drives it: everything is allowed.
    case full(SessionDriver<Audience>)
    /// By its watch id, or by a name that drives it no longer, or not yet: only looking is.
    case looking(RunningSession<Audience>)

    /// The session, whichever way it was come to.
    package var session: RunningSession<Audience> {
        switch self {
        case .full(let driver): driver.session
        case .looking(let session): session
        }
    }

    /// Who reads what is sent to a client that came this way.
    package var reader: SessionView.Reader {
        switch self {
        case .full(let driver): driver.grant == 1 ? .owner : .driver(driver.name, grant: driver.grant)
        case .looking: .watcher
        }
    }
}

/// Somebody who drove a session when they came to it.
package struct SessionDriver<Audience: SessionAudience>: Sendable {
    /// The session.
    package let session: RunningSession<Audience>
    /// The name by which they came.
    package let name: SessionID
    /// The input that gave them control: the first for whoever opened the session.
    package let grant: Int

    /// Posts an input, which is turned away where somebody else drives by the time it is its turn.
    package func submit(
        _ input: SessionInput, key: String? = nil,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        session.session.submit(input, key: key, grant: grant, completion: completion)
    }
}

extension RunningSession {
    /// How somebody with this name, which is one of the session's, comes to it now.
    package func access(by name: String) -> SessionAccess<Audience> {
        let driving = session.driving
        guard driving.isDriven(by: name, id: id) else { return .looking(self) }
        return .full(SessionDriver(session: self, name: SessionID(name), grant: driving.driver.input))
    }
}
