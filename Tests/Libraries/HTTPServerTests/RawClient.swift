import Glibc
import Testing

/// A client that sends exactly the given bytes. Every wait ends after twenty seconds.
final class RawClient {
    private var descriptor: Int32
    private var buffered: [UInt8] = []

    /// An unexpected action of the other end.
    struct Failure: Error {
        let what: String
    }

    struct Response {
        var status: Int
        var headers: [String: String]
        var body: String
    }

    init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try require(descriptor >= 0, "no descriptor is left")
        var timeout = timeval(tv_sec: 20, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
        }
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafeBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
        }
        try require(connected == 0, "not connected")
    }

    deinit { hangUp() }

    func hangUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Closes the connection at once with a reset.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        hangUp()
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            try require(count > 0, "the server closed while we were sending")
            sent += count
        }
    }

    func request(_ method: String, _ target: String, headers: [String] = [], body: String = "") throws {
        var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
        if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
        try send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    func get(_ target: String) throws -> Response {
        try request("GET", target)
        return try response()
    }

    /// Reads one response with its body, in any form of its length.
    func response(toHead: Bool = false) throws -> Response {
        var response = try head()
        if toHead { return response }
        if let length = response.headers["content-length"].flatMap(Int.init) {
            response.body = String(decoding: try take(length), as: UTF8.self)
        } else if response.headers["transfer-encoding"] == "chunked" {
            while let chunk = try chunk() { response.body += chunk }
        } else {
            response.body = String(decoding: try rest(), as: UTF8.self)
        }
        return response
    }

    func head() throws -> Response {
        var lines = try line().split(separator: " ", maxSplits: 2)
        try require(lines.count >= 2 && lines.removeFirst().hasPrefix("HTTP/1."), "no status line")
        var response = Response(status: Int(lines[0]) ?? 0, headers: [:], body: "")
        while case let line = try line(), !line.isEmpty {
            guard let colon = line.firstIndex(of: ":") else { throw Failure(what: "no header: \(line)") }
            response.headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        return response
    }

    /// Reads the next chunk of a stream; nil at its regular end.
    func chunk() throws -> String? {
        let text = try line()
        guard let size = Int(text, radix: 16) else { throw Failure(what: "no chunk: \(text)") }
        let data = try take(size)
        #expect(try line() == "")
        return size == 0 ? nil : String(decoding: data, as: UTF8.self)
    }

    /// Reads chunks until the new text of the stream ends with `suffix`.
    func stream(until suffix: String) throws -> String {
        var text = ""
        while !text.hasSuffix(suffix) {
            guard let chunk = try chunk() else { throw Failure(what: "the stream ended after \(text.suffix(100))") }
            text += chunk
        }
        return text
    }

    /// Returns whether the server has closed the connection and all received bytes were read.
    func isAtEnd() throws -> Bool {
        guard buffered.isEmpty else { return false }
        return try !fill()
    }

    /// Reads all bytes until the server closes the connection.
    func rest() throws -> [UInt8] {
        while try fill() {}
        defer { buffered = [] }
        return buffered
    }

    /// Reads the next bytes of a body.
    func bytes(_ count: Int) throws -> [UInt8] { try take(count) }

    /// Returns whether there is unread data.
    func hasBytes() throws -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return !buffered.isEmpty || poll(&event, 1, 0) > 0
    }

    private func line() throws -> String {
        while true {
            if let end = buffered.firstIndex(of: UInt8(ascii: "\n")) { return try text(upTo: end) }
            try require(try fill(), "the connection ended in a line")
        }
    }

    private func text(upTo end: Int) throws -> String {
        let line = try take(end + 1).dropLast()
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffered.count < count { try require(try fill(), "the connection ended too early") }
        defer { buffered.removeFirst(count) }
        return Array(buffered.prefix(count))
    }

    /// Reads the available data; false if the connection has ended, regularly or not.
    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        try require(count >= 0 || errno != EAGAIN, "nothing came for twenty seconds")
        if count > 0 { buffered += buffer.prefix(count) }
        return count > 0
    }

    private func require(_ condition: Bool, _ what: String) throws {
        if !condition { throw Failure(what: what) }
    }
}
