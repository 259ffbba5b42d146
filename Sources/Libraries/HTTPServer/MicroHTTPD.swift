internal import CMicroHTTPD
internal import Glibc

/// The C interface: the calls of libmicrohttpd, and its callbacks about connections and answers. Those about requests
/// are at ``IncomingRequest``.
enum MicroHTTPD {
    // MARK: - Callbacks

    /// Called when a connection was accepted, or is about to be closed.
    static let notify: MHD_NotifyConnectionCallback = { context, connection, box, event in
        guard let context, let connection, let box else { return }
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
            let client = HTTPConnection(
                server.core, socket: cmhd_connection_socket(connection),
                address: cmhd_connection_address(connection).flatMap { SocketAddress($0) })
            box.pointee = Unmanaged.passRetained(client).toOpaque()
        case .CONNECTION_NOTIFY_CLOSED:
            guard let client = box.pointee else { return }
            box.pointee = nil
            Unmanaged<HTTPConnection>.fromOpaque(client).takeRetainedValue().close()
        @unknown default: break
        }
    }

    /// Records messages of libmicrohttpd while the server starts. Later messages are ignored: they concern the
    /// connections of clients, and any client could fill a log with them.
    static let log: MHD_LogCallback = { context, format, arguments in
        guard let context, let format, let arguments else { return }
        let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
        server.complaints.withLock { complaints in
            guard complaints != nil else { return }
            var text = [UInt8](repeating: 0, count: 512)
            let count = text.withUnsafeMutableBytes { text in
                vsnprintf(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, format, arguments)
            }
            let line = text.prefix(max(0, min(Int(count), text.count - 1))).filter { $0 != UInt8(ascii: "\n") }
            complaints?.append(String(decoding: line, as: UTF8.self))
        }
    }

    // MARK: - Calls

    static func header(_ name: String, of connection: OpaquePointer) -> String? {
        MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
    }

    static func readHeaders(of connection: OpaquePointer, into reader: inout HeadReader) {
        withUnsafeMutablePointer(to: &reader) { reader in
            _ = MHD_get_connection_values_n(
                connection, .HEADER_KIND,
                { context, _, name, nameCount, value, valueCount in
                    context?.assumingMemoryBound(to: HeadReader.self).pointee.readHeader(
                        UnsafeBufferPointer(start: name, count: nameCount),
                        value: UnsafeBufferPointer(start: value, count: valueCount))
                    return .YES
                }, reader)
        }
        reader.end(size: cmhd_head_size(connection))
    }

    /// Passes an answer to libmicrohttpd; `.NO` makes it close the connection.
    static func queue(_ answer: HTTPExchange.Answer, of exchange: HTTPExchange, on connection: OpaquePointer)
        -> MHD_Result
    {
        switch answer {
        case .hangUp: return .NO
        case .response(let response):
            exchange.core.configuration.traffic.send(response.body.count)
            if let shared = response.shared {
                let box = Unmanaged.passRetained(shared)
                let body = MHD_create_response_from_callback(
                    UInt64(shared.count), 16_384, readShared, box.toOpaque(), releaseShared)
                if body == nil { box.release() }  // The C library did not take it.
                return queue(body, status: response.status, headers: response.headers, on: connection)
            }
            let body = response.body.withUnsafeBytes { body in
                MHD_create_response_from_buffer(
                    body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
            }
            return queue(body, status: response.status, headers: response.headers, on: connection)
        case .stream(let headers):
            setNoDelay(cmhd_connection_socket(connection))
            let box = Unmanaged.passRetained(exchange)
            let body = MHD_create_response_from_callback(cmhd_size_unknown, 128, readStream, box.toOpaque(), release)
            if let body { exchange.began(body) } else { box.release() }  // The C library did not take it.
            return queue(body, status: 200, headers: headers, on: connection)
        }
    }

    private static func queue(
        _ response: OpaquePointer?, status: Int, headers: [(name: String, value: String)],
        on connection: OpaquePointer
    ) -> MHD_Result {
        guard let response else { return .NO }
        defer { MHD_destroy_response(response) }  // Releases only this function's reference.
        for header in headers {
            header.name.withCString { name in
                header.value.withCString { value in _ = MHD_add_response_header(response, name, value) }
            }
        }
        return MHD_queue_response(connection, UInt32(clamping: status), response)
    }

    /// Frees the sent headers of a response, because a stream stays open for hours and does not share them.
    static func dropHeaders(of response: OpaquePointer) {
        var sent: [(name: String, value: String)] = []
        withUnsafeMutablePointer(to: &sent) { sent in
            _ = MHD_get_response_headers(
                response,
                { context, _, name, value in
                    guard let name, let value else { return .YES }
                    let sent = context?.assumingMemoryBound(to: [(name: String, value: String)].self)
                    sent?.pointee.append((String(cString: name), String(cString: value)))
                    return .YES
                }, sent)
        }
        for header in sent { _ = MHD_del_response_header(response, header.name, header.value) }
    }

    private static let readStream: MHD_ContentReaderCallback = { context, _, buffer, capacity in
        guard let context, let buffer else { return Int(MHD_CONTENT_READER_END_WITH_ERROR) }
        let exchange = Unmanaged<HTTPExchange>.fromOpaque(context).takeUnretainedValue()
        return exchange.readFrames(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
    }

    private static let readShared: MHD_ContentReaderCallback = { context, position, buffer, capacity in
        guard let context, let buffer, let place = Int(exactly: position) else {
            return Int(MHD_CONTENT_READER_END_WITH_ERROR)
        }
        let shared = Unmanaged<SharedBytes>.fromOpaque(context).takeUnretainedValue()
        let count = min(capacity, shared.count - place)
        guard count > 0 else { return Int(MHD_CONTENT_READER_END_OF_STREAM) }
        return shared.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return Int(MHD_CONTENT_READER_END_WITH_ERROR) }
            memcpy(buffer, start + place, count)
            return count
        }
    }

    private static let releaseShared: MHD_ContentReaderFreeCallback = { context in
        if let context { Unmanaged<SharedBytes>.fromOpaque(context).release() }
    }

    private static let release: MHD_ContentReaderFreeCallback = { context in
        if let context { Unmanaged<HTTPExchange>.fromOpaque(context).release() }
    }

    private static func setNoDelay(_ socket: Int32) {
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
}
