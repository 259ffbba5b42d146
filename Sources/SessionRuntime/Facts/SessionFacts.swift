/// What names a session and never changes; one for all that a session is made of.
final class SessionFacts: Sendable {
    let id: SessionID
    let watch: SessionID
    let epoch: UInt64
    let configuration: SessionConfiguration

    init(id: SessionID, watch: SessionID, epoch: UInt64, configuration: SessionConfiguration) {
        self.id = id
        self.watch = watch
        self.epoch = epoch
        self.configuration = configuration
    }
}
