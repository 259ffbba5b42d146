import CNATS

/// Why something could not be had of NATS; describes itself to a person.
package enum NATSFailure: Error, Equatable, CustomStringConvertible {
    /// No server answers at these addresses.
    case unreachable(servers: [String])
    /// An address cannot be read.
    case badAddress(String)
    /// The servers let nobody in who brings what was brought.
    case notLetIn
    /// The servers were reached, and said nothing in time.
    case late
    /// Nobody listens to the subject.
    case noResponders
    /// JetStream is not switched on.
    case noJetStream
    /// There is no stream, or no message, of this name.
    case notFound
    /// Something came in between: the last message of the subject is another than the one that was expected.
    case overtaken
    /// A stream of this name is there, set up for something else.
    case otherStream(name: String)
    /// Fewer servers are connected to each other than replicas are asked for.
    case tooFewServers
    /// A message is longer than the servers take.
    case tooLong(bytes: Int, limit: Int)
    /// The connection was closed.
    case closed
    /// Something else, in NATS's own words.
    case other(String)

    /// One sentence, without its end.
    package var description: String {
        switch self {
        case .unreachable(let servers): "no NATS server answers at \(servers.joined(separator: ", "))"
        case .badAddress(let address): "\(address) is no address of a NATS server, such as nats://10.0.0.1:4222"
        case .notLetIn: "the NATS servers ask for another name, password or token"
        case .late: "NATS does not answer in time"
        case .noResponders: "nobody listens"
        case .noJetStream: "the NATS servers keep nothing: JetStream is not switched on (start them with -js)"
        case .notFound: "NATS has nothing of this name"
        case .overtaken: "somebody else was first"
        case .otherStream(let name): "the stream \(name) on these NATS servers was set up for something else"
        case .tooFewServers: "fewer NATS servers are connected to each other than replicas are asked for"
        case .tooLong(let bytes, let limit):
            "\(bytes) bytes are more than the NATS servers take at once, \(limit); raise their max_payload"
        case .closed: "the connection to NATS is closed"
        case .other(let words): "NATS says: \(words)"
        }
    }

    /// What a call of the library came to; nil where it went well.
    init?(_ status: natsStatus, _ code: jsErrCode = jsErrCode(rawValue: 0), servers: [String] = [], stream: String = "")
    {
        if status == NATS_OK { return nil }
        switch code {
        case JSStreamWrongLastSequenceErr: self = .overtaken
        case JSNotEnabledErr, JSNotEnabledForAccountErr: self = .noJetStream
        // There is no leader yet, or no longer.
        case JSClusterNotAvailErr, JSClusterNotLeaderErr: self = .late
        case JSStreamNotFoundErr, JSNoMessageFoundErr: self = .notFound
        case JSStreamNameExistErr: self = .otherStream(name: stream)
        case JSClusterNoPeersErr, JSInsufficientResourcesErr, JSStreamReplicasNotSupportedErr: self = .tooFewServers
        default:
            switch status {
            case NATS_NO_SERVER, NATS_IO_ERROR, NATS_CONNECTION_DISCONNECTED, NATS_INSUFFICIENT_BUFFER:
                self = .unreachable(servers: servers)
            case NATS_TIMEOUT: self = .late
            case NATS_NO_RESPONDERS: self = .noResponders
            case NATS_NOT_FOUND: self = .notFound
            case NATS_CONNECTION_CLOSED: self = .closed
            case NATS_CONNECTION_AUTH_FAILED, NATS_NOT_PERMITTED: self = .notLetIn
            default:
                var last = NATS_OK
                let words = nats_GetLastError(&last).map { String(cString: $0) } ?? ""
                self = .other(words.isEmpty ? String(cString: natsStatus_GetText(status)) : words)
            }
        }
    }

    /// Throws what a call of the library came to, unless it went well.
    static func check(
        _ status: natsStatus, _ code: jsErrCode = jsErrCode(rawValue: 0), servers: [String] = [], stream: String = ""
    ) throws(NATSFailure) {
        if let failure = NATSFailure(status, code, servers: servers, stream: stream) { throw failure }
    }
}
