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
        /// There is no room for the body; what comes is thrown away, so that the client hears the answer.
        case discarding(count: Int, answer: HTTPResponse)
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
    /// Bytes taken of what all bodies may have.
    private var taken = 0

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
        let answer: HTTPResponse
        if length > maximumBodyBytes {
            answer = tooLarge
        } else if !takeRoom(for: length) {
            answer = .tooMuchAtOnce
        } else {
            body.reserveCapacity(length)
            stage = .readingBody
            return .YES
        }
        stage = .discarding(count: 0, answer: answer)
        let isAwaited = MicroHTTPD.header("Expect", of: connection) != nil
        return isAwaited || length > Self.discardLimit ? refuse(connection, answer) : .YES
    }

    /// A piece of the body has been read.
    func receive(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        switch stage {
        case .begun: return .NO
        case .readingBody:
            let count = body.count + piece.count
            if count > maximumBodyBytes {
                stage = .discarding(count: count, answer: tooLarge)
                body = []
            } else if !takeRoom(for: count) {
                stage = .discarding(count: count, answer: .tooMuchAtOnce)
                body = []
            } else {
                body.append(contentsOf: piece)
            }
            return .YES
        case .discarding(let count, let answer):
            stage = .discarding(count: count + piece.count, answer: answer)
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
        case .discarding(_, let answer):
            return refuse(connection, answer)
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

    /// The request is over, however it ended.
    func complete() {
        exchange.complete()
        client.answerEnded()
        context.core.bodies.give(taken)
    }

    /// Takes room for a body of this length, as far as it is not taken yet: the length of one in chunks is not told before.
    private func takeRoom(for length: Int) -> Bool {
        guard length >= BodyBudget.least, length > taken else { return true }
        let wanted = (length / BodyBudget.least + 1) * BodyBudget.least
        guard context.core.bodies.take(wanted - taken) else { return false }
        taken = wanted
        return true
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

extension HTTPResponse {
    fileprivate static var tooMuchAtOnce: HTTPResponse {
        var response = problem(503, "Service Unavailable", "Other large bodies are being read; try again soon.")
        response.headers.append(("Retry-After", "2"))
        return response
    }
}
