internal import CMicroHTTPD
internal import Glibc

/// A request while libmicrohttpd's thread reads it. It holds that thread's reference to the exchange.
///
/// libmicrohttpd passes this object from callback to callback. All callbacks run on one thread, so no lock is needed.
final class IncomingRequest {
    private enum Stage {
        /// The first line was read; `target` is the text before libmicrohttpd modified it.
        case begun(target: [UInt8])
        case readingBody
        /// The handler was called, and reads the body as it arrives.
        case readingLines(IncomingLines)
        /// The answer exists before the end of the body. The rest is read and discarded, so that the client receives
        /// the answer.
        case discarding(count: Int)
        /// The handler was called. The connection is not suspended yet.
        case asked
        /// There is an answer, or the connection is suspended until there is one.
        case settled
    }

    /// The number of bytes of a refused body that are still read, so that the client receives the answer instead of a
    /// broken connection.
    private static let discardLimit = 16 * 1_048_576

    private let exchange: HTTPExchange
    private let client: HTTPConnection
    private let context: ServerContext
    private var stage: Stage
    private var head = RequestHead(target: [])
    private var body: [UInt8] = []
    /// The number of bytes that are counted for this body against the limit for all bodies.
    private var taken = 0

    init(_ context: ServerContext, client: HTTPConnection, connection: OpaquePointer, target: [UInt8]) {
        self.context = context
        self.client = client
        exchange = HTTPExchange(core: context.core, client: client, connection: connection)
        stage = .begun(target: target)
    }

    /// Whether the headers have not been handled yet.
    private var isNew: Bool {
        if case .begun = stage { true } else { false }
    }

    private lazy var maximumBodyBytes = context.core.configuration.maximumBodyBytes(path: head.path)

    /// Called when the headers were read.
    private func readHead(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, url: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> MHD_Result {
        guard case .begun(let target) = stage else { return .NO }
        var reader = HeadReader(target: target, method: method, url: url, version: version)
        MicroHTTPD.readHeaders(of: connection, into: &reader)
        if let fault = reader.fault {
            refuse(fault.response)
            return settle(connection)
        }
        head = reader.head
        let refusal = refusal(method: String(cString: method))
        guard let length = head.value(of: "Content-Length").flatMap(Int.init) else {
            stage = .readingBody
            if let refusal { refuse(refusal) }
            return .YES
        }
        client.bodyBegan(bytes: length)
        if let refusal {
            refuse(refusal)
        } else if length > maximumBodyBytes {
            refuse(tooLarge)
        } else if context.core.configuration.isReadInLines(path: head.path) {
            let lines = IncomingLines(exchange, bodies: context.core.bodies)
            stage = .readingLines(lines)
            let request = takeRequest(connection, method: String(cString: method), lines: BodyLines(lines))
            context.handler(request, HTTPReply(exchange))
            guard exchange.hasAnswer else { return .YES }
            refuse(nil)
        } else if context.core.bodies.hasRoom(for: length) {
            body.reserveCapacity(min(length, BodyBudget.least))
            stage = .readingBody
            return .YES
        } else {
            refuse(.tooMuchAtOnce)
        }
        let isAwaited = MicroHTTPD.header("Expect", of: connection) != nil
        return isAwaited || length > Self.discardLimit ? settle(connection) : .YES
    }

    /// Returns the response that refuses the request before its body is read; nil if the request is admitted. Also
    /// records the kind of client.
    private func refusal(method: String) -> HTTPResponse? {
        var refusal: HTTPResponse?
        var isKnown = true
        if let admission = context.core.configuration.admission {
            let method = method == "HEAD" ? "GET" : method
            switch admission(HTTPRequest(method: method, head: head, body: [], address: client.address)) {
            case .known: break
            case .stranger: isKnown = false
            case .refused(let response): (isKnown, refusal) = (false, response)
            }
        }
        exchange.began(for: .init(address: client.address, isKnown: isKnown))
        return client.sentBy(known: isKnown) ? refusal : .noPlace
    }

    /// Called when a piece of the body was read. Returns whether it was taken; otherwise the same piece must be passed
    /// again when there is space.
    private func receiveBody(_ piece: UnsafeRawBufferPointer) -> (result: MHD_Result, isTaken: Bool) {
        context.core.configuration.traffic.receive(piece.count)
        switch stage {
        case .begun: return (.NO, true)
        case .readingBody:
            let count = body.count + piece.count
            if count > maximumBodyBytes {
                refuse(tooLarge, after: count)
            } else if !takeRoom(for: count) {
                refuse(.tooMuchAtOnce, after: count)
            } else {
                body.append(contentsOf: piece)
            }
        case .readingLines(let lines):
            client.bodyGoesOn()
            if exchange.hasAnswer {
                refuse(nil, after: piece.count)
                break
            }
            switch lines.receive(piece) {
            case .taken: break
            case .held:
                client.bodyHeld()
                return (.YES, false)
            case .refused: refuse(.tooMuchAtOnce, after: piece.count)
            }
        case .discarding(let count):
            stage = .discarding(count: count + piece.count)
            return (count + piece.count <= Self.discardLimit ? .YES : .NO, true)
        case .asked, .settled: break
        }
        return (.YES, true)
    }

    /// Called when the request was read completely, or when an answer may now exist.
    ///
    /// libmicrohttpd calls again after it has visited all connections, unless this one is suspended. Most answers exist
    /// by then, at least after other threads had a chance to run. Suspending costs more than a few such calls.
    private func proceed(_ connection: OpaquePointer, method: String) -> MHD_Result {
        switch stage {
        case .begun: return .NO
        case .readingBody:
            stage = .asked
            client.requestEnded()
            context.handler(takeRequest(connection, method: method), HTTPReply(exchange))
            guard exchange.hasAnswer else { return .YES }
        case .asked:
            if !exchange.hasAnswer { sched_yield() }
        case .readingLines(let lines):
            client.requestEnded()
            lines.end()
        case .discarding, .settled: break
        }
        return settle(connection)
    }

    /// Sends the answer, or suspends the connection until there is one.
    private func settle(_ connection: OpaquePointer) -> MHD_Result {
        if case .discarding = stage { client.requestEnded() }
        stage = .settled
        switch exchange.nextStep() {
        case .queue(let answer):
            if case .response(let response) = answer { client.answerBegan(bytes: response.body.count) }
            return MicroHTTPD.queue(answer, of: exchange, on: connection)
        case .wait: return .YES
        }
    }

    private func takeRequest(_ connection: OpaquePointer, method: String, lines: BodyLines? = nil) -> HTTPRequest {
        defer {
            head = RequestHead(target: [])
            body = []
        }
        return HTTPRequest(
            method: method == "HEAD" ? "GET" : method, head: head, body: body, lines: lines, address: client.address)
    }

    /// Called when the request has ended in any way.
    private func complete() {
        exchange.complete()
        if case .readingLines(let lines) = stage { lines.cut() }
        client.answerEnded()
        context.core.bodies.release(taken)
    }

    /// Counts the bytes of a body of this length that are not counted yet. Called repeatedly, because the length of a
    /// chunked body is not known in advance. Returns false if they exceed the limit.
    private func takeRoom(for length: Int) -> Bool {
        let wanted = BodyBudget.room(for: length)
        guard wanted > taken else { return true }
        guard context.core.bodies.reserve(wanted - taken, having: taken) else { return false }
        taken = wanted
        return true
    }

    private var tooLarge: HTTPResponse {
        .problem(413, title: "Content Too Large", detail: "The body is larger than \(maximumBodyBytes) bytes.")
    }

    /// Answers before the end of the body; nil keeps the answer that the handler has already given. `count` is the
    /// number of bytes received so far.
    private func refuse(_ response: HTTPResponse?, after count: Int = 0) {
        if let response { exchange.respond(with: .response(response)) }
        if case .readingLines(let lines) = stage { lines.cut() }  // The reader gets no more lines.
        body = []
        stage = .discarding(count: count)
    }
}

// MARK: - Callbacks of libmicrohttpd

extension IncomingRequest {
    /// Called when the first line of a request was read.
    static let requestBegan: cmhd_begin_callback = { context, target, connection in
        guard let context, let target, let connection else { return nil }
        let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
        let client = cmhd_connection_context(connection).map {
            Unmanaged<HTTPConnection>.fromOpaque($0).takeUnretainedValue()
        }
        guard let client else { return nil }
        client.headBegan()
        let bytes = [UInt8](UnsafeRawBufferPointer(start: target, count: strlen(target)))
        cmhd_join_parameters(target)
        let request = IncomingRequest(server, client: client, connection: connection, target: bytes)
        return Unmanaged.passRetained(request).toOpaque()
    }

    /// Called when the headers, a piece of the body, or the end of the request was read, or when the connection was
    /// resumed.
    static let requestWentOn: MHD_AccessHandlerCallback = { _, connection, url, method, version, data, size, context in
        guard let connection, let url, let method, let version, let size, let box = context?.pointee else { return .NO }
        let request = Unmanaged<IncomingRequest>.fromOpaque(box).takeUnretainedValue()
        if request.isNew { return request.readHead(connection, method: method, url: url, version: version) }
        guard size.pointee > 0 else { return request.proceed(connection, method: String(cString: method)) }
        let piece = UnsafeRawBufferPointer(start: data, count: size.pointee)
        let (result, isTaken) = request.receiveBody(piece)
        if isTaken { size.pointee = 0 }
        return result
    }

    /// Called exactly once at the end of each request for which `requestBegan` was called.
    static let requestEnded: MHD_RequestCompletedCallback = { _, _, context, _ in
        guard let box = context?.pointee else { return }
        context?.pointee = nil
        Unmanaged<IncomingRequest>.fromOpaque(box).takeRetainedValue().complete()
    }
}

extension HTTPResponse {
    fileprivate static var noPlace: HTTPResponse {
        var response = problem(
            503, title: "Service Unavailable",
            detail: "The last connections are reserved for clients with a token. Try again later.")
        response.headers += [("Retry-After", "2"), ("Connection", "close")]
        return response
    }

    fileprivate static var tooMuchAtOnce: HTTPResponse {
        var response = problem(
            503, title: "Service Unavailable", detail: "Too many large bodies are being received. Try again later.")
        response.headers.append(("Retry-After", "2"))
        return response
    }
}
