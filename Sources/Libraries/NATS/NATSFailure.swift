import CNATS

/// An error of NATS; the description is for users.
package enum NATSFailure: Error, Equatable, CustomStringConvertible {
    /// No server is reachable at these addresses.
    case unreachable(servers: [String])
    /// An address is not valid.
    case badAddress(String)
    /// The servers rejected the credentials.
    case notLetIn
    /// The servers did not respond in time.
    case late
    /// The subject has no subscribers.
    case noResponders
    /// JetStream is not enabled.
    case noJetStream
    /// The stream or message does not exist.
    case notFound
    /// The last message of the subject is not the expected one, because another client has appended.
    case overtaken
    /// A stream with this name exists with other settings.
    case otherStream(name: String)
    /// The cluster has fewer servers than the required replicas.
    case tooFewServers
    /// A message exceeds the maximum size.
    case tooLong(bytes: Int, limit: Int)
    case closed
    /// Any other error, in NATS's words.
    case other(String)

    /// The description, without a period at the end.
    package var description: String {
        switch self {
        case .unreachable(let servers): "no NATS server responds at \(servers.joined(separator: ", "))"
        case .badAddress(let address): "\(address) is not an address of a NATS server, such as nats://10.0.0.1:4222"
        case .notLetIn: "the NATS servers rejected the user name, password or token"
        case .late: "NATS does not respond in time"
        case .noResponders: "no client of NATS responds"
        case .noJetStream: "JetStream is not enabled on the NATS servers (start them with -js)"
        case .notFound: "NATS has no stream or value with this name"
        case .overtaken: "another client changed the value first"
        case .otherStream(let name): "the stream \(name) on these NATS servers is that of another program or version"
        case .tooFewServers: "NATS has fewer connected servers than the requested replicas"
        case .tooLong(let bytes, let limit):
            "\(bytes) bytes exceed the maximum message size of the NATS servers, \(limit); raise their max_payload"
        case .closed: "the connection to NATS is closed"
        case .other(let words): "NATS reports: \(words)"
        }
    }

    /// Converts the status of a library call; nil for success.
    init?(_ status: natsStatus, code: jsErrCode = jsErrCode(rawValue: 0), servers: [String] = [], stream: String = "") {
        if status == NATS_OK { return nil }
        switch code {
        case JSStreamWrongLastSequenceErr: self = .overtaken
        case JSNotEnabledErr, JSNotEnabledForAccountErr: self = .noJetStream
        // The stream has no leader at present.
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

    /// Throws the error of a library call, unless it succeeded.
    static func check(
        _ status: natsStatus, code: jsErrCode = jsErrCode(rawValue: 0), servers: [String] = [], stream: String = ""
    ) throws(NATSFailure) {
        if let failure = NATSFailure(status, code: code, servers: servers, stream: stream) { throw failure }
    }
}
