package import Wire

/// The constant identity of a session, shared by all its parts.
package final class SessionIdentity: Sendable {
    package let id: SessionID
    package let watch: SessionID
    package let configuration: SessionConfiguration

    package init(id: SessionID, watch: SessionID, configuration: SessionConfiguration) {
        self.id = id
        self.watch = watch
        self.configuration = configuration
    }
}
