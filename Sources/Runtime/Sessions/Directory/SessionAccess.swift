package import Wire

/// The access that a client has to a session, which depends on the id in the request.
package enum SessionAccess<Audience: SessionAudience>: Sendable {
    /// Full access, because the id controls the session.
    case full(SessionDriver<Audience>)
    /// Read-only access by the viewer id, or by an id that does not control the session now.
    case looking(RunningSession<Audience>)

    /// The session, for both kinds of access.
    package var session: RunningSession<Audience> {
        switch self {
        case .full(let driver): driver.session
        case .looking(let session): session
        }
    }

    /// The kind of viewer, which determines what the data for this client contain.
    package var reader: SessionView.Reader {
        switch self {
        case .full(let driver): driver.controlGrant == 1 ? .owner : .driver(driver.name, grant: driver.controlGrant)
        case .looking: .watcher
        }
    }
}

/// A client that controlled a session when its request was resolved.
package struct SessionDriver<Audience: SessionAudience>: Sendable {
    package let session: RunningSession<Audience>
    /// The id in the client's request.
    package let name: SessionID
    /// The number of the input that gave this client control; 1 for the session's creator.
    package let controlGrant: Int

    /// Posts an input. The input is rejected if another client controls the session when its turn comes.
    package func submit(
        _ input: SessionInput, key: String? = nil,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        session.session.post(.page(input, key: key, grant: controlGrant, completion))
    }
}

extension RunningSession {
    /// Returns full access if the name controls the session now; otherwise read-only access. The name is the session's
    /// id, its viewer id, or the id of a client that took or asked for control.
    package func access(by name: String) -> SessionAccess<Audience> {
        let driving = session.driving
        guard driving.isDriven(by: name, id: id) else { return .looking(self) }
        return .full(SessionDriver(session: self, name: SessionID(name), controlGrant: driving.driver.input))
    }
}
