package import JSON
import Wire

extension SessionIdentity {
    /// Writes the members `epoch`, `seq` and `session` at the start of a snapshot. `driving` is omitted if the snapshot
    /// shows an earlier step.
    package func write(
        to json: inout JSONWriter, epoch: UInt64, sequence: UInt64, phase: SessionView.Phase,
        for reader: SessionView.Reader, driving: Driving? = nil
    ) {
        json.member("epoch", epoch)
        json.member("seq", sequence)
        json.key("session")
        json.beginObject()
        switch reader {
        case .owner: json.member("id", id.rawValue)
        case .driver(let name, let grant):
            json.member("id", name.rawValue)
            json.member("grant", grant)
        case .watcher: json.member("id", viewerID.rawValue)
        }
        json.member("watch", viewerID.rawValue)
        driving?.write(to: &json)
        json.member("opened", configuration.opened)
        json.key("configuration")
        json.beginObject()
        json.member("app", configuration.app)
        json.member("bff", configuration.bff?.absoluteString)
        if configuration.isOwnBackend {
            json.key("ownBackend")
            json.bool(true)
        }
        json.member("screen", configuration.screen)
        json.member("controller", configuration.controller)
        json.member("decoding", configuration.decoding?.rawValue)
        json.endObject()
        json.member("phase", phase.rawValue)
        if let origin = configuration.origin {
            json.key("origin")
            json.beginObject()
            json.member("step", origin.step)
            switch reader {
            case .owner, .driver: json.member("session", origin.names?.session.rawValue)
            case .watcher: break
            }
            json.member("watch", origin.names?.watch.rawValue)
            json.endObject()
        }
        json.endObject()
    }
}
