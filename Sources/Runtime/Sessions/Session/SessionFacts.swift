package import Wire

/// What names a session and never changes; one for all that a session is made of.
package final class SessionFacts: Sendable {
    package let id: SessionID
    package let watch: SessionID
    package let configuration: SessionConfiguration

    package init(id: SessionID, watch: SessionID, configuration: SessionConfiguration) {
        self.id = id
        self.watch = watch
        self.configuration = configuration
    }
}
