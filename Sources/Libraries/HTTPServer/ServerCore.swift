import Locks

/// The state that the exchanges of one server share. It outlives the server while replies or streams are still held.
///
/// It does not hold the handler, because the handler may hold those streams.
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

/// The object behind the context pointer of libmicrohttpd's callbacks, from start to stop.
final class ServerContext: Sendable {
    let core: ServerCore
    let handler: @Sendable (HTTPRequest, HTTPReply) -> Void
    /// libmicrohttpd's complaints while it started; nil from then on.
    let complaints = Locked<[String]?>([])

    init(core: ServerCore, handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void) {
        self.core = core
        self.handler = handler
    }
}
