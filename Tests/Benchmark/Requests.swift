import CBenchmark
import Glibc

/// A complete response.
struct Response {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
}

/// Sends requests one after the other on a persistent connection. Not for measurements.
final class Requests {
    private let socket: Socket
    private var buffered: [UInt8] = []

    init(port: UInt16) throws { socket = try Socket(port: port) }

    func send(_ method: String, _ path: String, headers: [String] = [], body: String? = nil) throws -> Response {
        try send(Self.bytes(method, path, headers: headers, body: body))
    }

    func send(_ request: [UInt8]) throws -> Response {
        try socket.send(request)
        return try response()
    }

    static func bytes(_ method: String, _ path: String, headers: [String] = [], body: String? = nil) -> [UInt8] {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + headers
        if let body { lines += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"] }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
    }

    private func response() throws -> Response {
        var end = Bytes.find(Bytes.blankLine, in: buffered)
        while end == nil {
            try fill()
            end = Bytes.find(Bytes.blankLine, in: buffered)
        }
        let headEnd = (end ?? 0) + Bytes.blankLine.count
        let lines = String(decoding: buffered.prefix(headEnd), as: UTF8.self).split(separator: "\r\n")
        var response = Response(status: 0, headers: [:], body: [])
        response.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { response.headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
        }
        let noContent = response.status == 204 ? "0" : nil
        guard let length = (response.headers["content-length"] ?? noContent).flatMap(Int.init) else {
            throw BenchmarkError("a response without a length: \(lines.first ?? "")")
        }
        while buffered.count < headEnd + length { try fill() }
        response.body = Array(buffered[headEnd..<(headEnd + length)])
        buffered.removeFirst(headEnd + length)
        return response
    }

    private func fill() throws {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = try chunk.withUnsafeMutableBytes { try socket.receive(into: $0) }
        buffered += chunk.prefix(count)
    }
}

/// Searches in bytes.
enum Bytes {
    static let blankLine = Array("\r\n\r\n".utf8)

    static func find(_ needle: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { find(needle, in: $0) }
    }

    static func find(_ needle: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress, let found = memmem(start, bytes.count, needle, needle.count) else {
            return nil
        }
        return UnsafeRawPointer(found) - start
    }
}
