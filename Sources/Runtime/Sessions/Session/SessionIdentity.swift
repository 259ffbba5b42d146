package import Wire

/// The constant properties of a session, shared by all its parts.
package final class SessionIdentity: Sendable {
    package let id: SessionID
    package let viewerID: SessionID
    package let configuration: SessionConfiguration

    package init(id: SessionID, watch: SessionID, configuration: SessionConfiguration) {
        self.id = id
        self.viewerID = watch
        self.configuration = configuration
    }
}
