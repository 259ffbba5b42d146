internal import CMicroHTTPD
internal import Glibc

/// A request while libmicrohttpd's thread reads it, and that thread's hold on its exchange.
///
/// libmicrohttpd carries it from callback to callback; as they all run on one thread, nothing here is locked.
final class IncomingRequest {
    private enum Stage {
        /// The first line has been read; this was it before libmicrohttpd took it apart.
        case begun(target: [UInt8])
        case readingBody
        /// The body is over the bound; what comes is thrown away, so that the client hears the answer.
        case discarding(count: Int)
        /// The handler has been called, and nothing is suspended yet.
        case asked
        /// There is an answer, or the connection is suspended until there is.
        case settled
    }

    /// A body this much over the bound is still read to its end, so that the client sees 413 and not a broken pipe.
    private static let discardLimit = 16 * 1_048_576

    let exchange: Exchange
    let client: Connection
    private let context: ServerContext
    private var stage: Stage
    private var head = RequestHead(target: [])
    private var body: [UInt8] = []

    init(_ context: ServerContext, _ client: Connection, connection: OpaquePointer, target: [UInt8]) {
        self.context = context
        self.client = client
        exchange = Exchange(core: context.core, connection: connection)
        stage = .begun(target: target)
    }

    /// Whether libmicrohttpd has shown the headers only now.
    var isNew: Bool {
        if case .begun = stage { true } else { false }
    }

    private lazy var maximumBodyBytes = context.core.configuration.maximumBodyBytes(path: head.path)

    /// The headers have been read.
    func begin(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, url: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> MHD_Result {
        guard case .begun(let target) = stage else { return .NO }
        var reader = HeadReader(target: target, method: method, url: url, version: version)
        MicroHTTPD.readHeaders(of: connection, into: &reader)
        if let fault = reader.fault { return refuse(connection, fault.response) }
        head = reader.head
        guard let length = head.value(of: "Content-Length").flatMap(Int.init) else {
            stage = .readingBody
            return .YES
        }
        client.bodyBegan(bytes: length)
        if length <= maximumBodyBytes {
            body.reserveCapacity(length)
            stage = .readingBody
            return .YES
        }
        stage = .discarding(count: 0)
        let isAwaited = MicroHTTPD.header("Expect", of: connection) != nil
        return isAwaited || length > Self.discardLimit ? refuse(connection, tooLarge) : .YES
    }

    /// A piece of the body has been read.
    func receive(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        switch stage {
        case .begun: return .NO
        case .readingBody:
            if body.count + piece.count <= maximumBodyBytes {
                body.append(contentsOf: piece)
            } else {
                stage = .discarding(count: body.count + piece.count)
                body = []
            }
            return .YES
        case .discarding(let count):
            stage = .discarding(count: count + piece.count)
            return count + piece.count <= Self.discardLimit ? .YES : .NO
        case .asked, .settled: return .YES
        }
    }

    /// The request has been read whole, or there may be an answer to it now.
    ///
    /// libmicrohttpd calls again as soon as it has been round all connections, unless this one is suspended. Most answers
    /// are there by then, at least once other threads had a chance to run, and suspending costs more than many of them.
    func proceed(_ connection: OpaquePointer, method: String) -> MHD_Result {
        switch stage {
        case .begun: return .NO
        case .readingBody:
            stage = .asked
            client.requestEnded()
            context.handler(takeRequest(connection, method: method), HTTPReply(exchange))
            guard exchange.hasAnswer else { return .YES }
        case .asked:
            if !exchange.hasAnswer { sched_yield() }
        case .discarding:
            return refuse(connection, tooLarge)
        case .settled: break
        }
        stage = .settled
        switch exchange.nextStep() {
        case .queue(let answer): return MicroHTTPD.queue(answer, of: exchange, on: connection)
        case .wait: return .YES
        }
    }

    private func takeRequest(_ connection: OpaquePointer, method: String) -> HTTPRequest {
        let address = cmhd_connection_address(connection).flatMap { SocketAddress($0) }
        defer {
            head = RequestHead(target: [])
            body = []
        }
        return HTTPRequest(method: method == "HEAD" ? "GET" : method, head: head, body: body, address: address)
    }

    private var tooLarge: HTTPResponse {
        .problem(413, "Content Too Large", "The body is larger than \(maximumBodyBytes) bytes.")
    }

    /// Answers without asking the handler.
    private func refuse(_ connection: OpaquePointer, _ response: HTTPResponse) -> MHD_Result {
        stage = .settled
        client.requestEnded()
        exchange.answer(.response(response))
        switch exchange.nextStep() {
        case .queue(let answer): return MicroHTTPD.queue(answer, of: exchange, on: connection)
        case .wait: return .NO  // cannot be: the answer was just given
        }
    }
}
