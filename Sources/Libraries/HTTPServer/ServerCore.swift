import Locks

/// The state that all exchanges of one server share. It outlives the server while replies or streams are retained.
///
/// This object does not retain the handler, because it may itself retain streams.
final class ServerCore: Sendable {
    let configuration: HTTPServer.Configuration
    let registry = Registry<HTTPExchange>()
    let connections = Registry<HTTPConnection>()
    let table: ConnectionTable
    let streams: StreamPlaces
    let bodies: BodyBudget
    let unsent: UnsentBudget

    init(_ configuration: HTTPServer.Configuration) {
        self.configuration = configuration
        table = ConnectionTable(configuration)
        streams = StreamPlaces(configuration)
        bodies = BodyBudget(limit: configuration.maximumBodyBytesAtOnce)
        unsent = UnsentBudget(
            .init(
                all: configuration.maximumUnsentBytes, ofAddress: configuration.maximumUnsentBytesPerAddress,
                ofOwner: configuration.maximumUnsentBytesPerOwner), traffic: configuration.traffic)
    }
}

/// The context of libmicrohttpd's callbacks, from start to stop.
final class ServerContext: Sendable {
    let core: ServerCore
    let handler: @Sendable (HTTPRequest, HTTPReply) -> Void
    /// The messages of libmicrohttpd while it started; nil afterwards.
    let complaints = Locked<[String]?>([])

    init(core: ServerCore, handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void) {
        self.core = core
        self.handler = handler
    }
}
