import Foundation

/// Implements just enough HTTP/1.1 to test a server.
enum SocketClient {
    static func answer(to ask: Ask, port: UInt16) async throws -> Reply {
        try await onThread {
            let connection = try RawConnection(port: port)
            try connection.write(head(ask, port: port) + ask.body)
            var bytes: [UInt8] = []
            while case let piece = connection.read(), !piece.isEmpty { bytes += piece }
            return try parse(bytes)
        }
    }

    static func stream(_ ask: Ask, port: UInt16) async throws -> EventReader {
        let connection = try RawConnection(port: port)
        try connection.write(head(ask, port: port))
        let (events, continuation) = AsyncStream.makeStream(of: ReceivedEvent.self)
        Thread.detachNewThread {
            var parser = EventParser()
            var body = ChunkedBody()
            while case let piece = connection.read(), !piece.isEmpty {
                for event in parser.take(body.take(piece)) { continuation.yield(event) }
                if body.isComplete { break }
            }
            continuation.finish()
        }
        return EventReader(events) { connection.hangUp() }
    }

    private static func head(_ ask: Ask, port: UInt16) -> [UInt8] {
        var lines = ["\(ask.method) \(ask.path) HTTP/1.1"]
        var headers = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
        if !ask.body.isEmpty || ask.method == "POST" || ask.method == "PUT" {
            headers["Content-Length"] = String(ask.body.count)
        }
        for (name, value) in headers.merging(ask.headers, uniquingKeysWith: { $1 }) {
            lines.append("\(name): \(value)")
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func parse(_ bytes: [UInt8]) throws -> Reply {
        guard
            let end = bytes.indices.dropLast(3).first(where: { bytes[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) })
        else { throw RawConnection.Failure(what: "no answer") }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        var body = Array(bytes[(end + 4)...])
        if headers["transfer-encoding"] == "chunked" {
            var chunks = ChunkedBody(afterHeaders: true)
            body = chunks.take(body)
        }
        return Reply(status: status, headers: headers, body: body)
    }

    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }
}

/// Removes the headers and the chunk sizes from a stream of bytes.
struct ChunkedBody {
    private enum Part {
        case headers(last: [UInt8])
        case size(digits: String)
        case data(left: Int)
        case end
    }

    private var part: Part

    init(afterHeaders: Bool = false) {
        part = afterHeaders ? .size(digits: "") : .headers(last: [])
    }

    var isComplete: Bool {
        if case .end = part { true } else { false }
    }

    mutating func take(_ bytes: [UInt8]) -> [UInt8] {
        var body: [UInt8] = []
        for byte in bytes {
            switch part {
            case .headers(let last):
                let tail = Array((last + [byte]).suffix(4))
                part = tail == [13, 10, 13, 10] ? .size(digits: "") : .headers(last: tail)
            case .size(let digits):
                if byte == 10, !digits.isEmpty {
                    let size = Int(digits.prefix { $0 != ";" }, radix: 16) ?? 0
                    part = size == 0 ? .end : .data(left: size)
                } else if byte != 10, byte != 13 {
                    part = .size(digits: digits + String(Unicode.Scalar(byte)))
                }
            case .data(let left):
                body.append(byte)
                part = left == 1 ? .size(digits: "") : .data(left: left - 1)
            case .end:
                break
            }
        }
        return body
    }
}
