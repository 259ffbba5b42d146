import Locking

/// What every exchange of one server shares; outlives the server while replies or streams are still held somewhere.
///
/// It does not hold the handler, which may well hold those streams.
final class ServerCore: Sendable {
    let configuration: HTTPServer.Configuration
    let registry = Registry<Exchange>()
    let connections = Registry<Connection>()
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
                ofOwner: configuration.maximumUnsentBytesPerOwner), configuration.traffic)
    }
}

/// What libmicrohttpd's callbacks find behind their context pointer, from start to stop.
final class ServerContext: Sendable {
    let core: ServerCore
    let handler: @Sendable (HTTPRequest, HTTPReply) -> Void
    /// What libmicrohttpd complained of while it started; nil from then on.
    let complaints = Locked<[String]?>([])

    init(core: ServerCore, handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void) {
        self.core = core
        self.handler = handler
    }
}
