import Foundation
import SessionRuntime

@testable import Fetching

#if canImport(Glibc)
    import Glibc
#endif

/// A backend that answers each connection with the bytes that a test makes of its request, and closes it.
final class RawBackend: Sendable {
    let port: Int
    private let listener: Int32
    private let heard = Locked<[String]>([])

    /// The requests that came, with head and body.
    var requests: [String] { heard.withLock { $0 } }
    var address: String { "http://127.0.0.1:\(port)" }

    struct Failure: Error {
        let code: Int32
    }

    init(_ answer: @escaping @Sendable (String) -> String) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) | listen(listener, 64) | getsockname(listener, address, &size)
            }
        }
        guard result == 0 else { throw Failure(code: errno) }
        self.listener = listener
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [heard] in
            while case let caller = accept(listener, nil, nil), caller >= 0 {
                Thread.detachNewThread {
                    let request = Self.read(caller)
                    heard.withLock { $0.append(request) }
                    let bytes = Array(answer(request).utf8)
                    _ = bytes.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                    close(caller)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// An answer with a body.
    static func answer(_ body: String, status: String = "200 OK", headers: [String] = []) -> String {
        (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers)
            .joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    /// Reads a head, and as much of a body as it announces.
    private static func read(_ caller: Int32) -> String {
        var text = ""
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(caller, &piece, piece.count, 0)
            guard count > 0 else { return text }
            text += String(decoding: piece[..<count], as: UTF8.self)
            if text.first?.isLetter != true { return text }  // a client that speaks TLS
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let length = text[..<end.lowerBound].split(separator: "\r\n").lazy.compactMap { line in
                line.lowercased().hasPrefix("content-length: ") ? Int(line.dropFirst(16)) : nil
            }.first
            if text[end.upperBound...].utf8.count >= length ?? 0 { return text }
        }
    }
}

/// A fetcher, and a session that asks it.
struct Asking: Sendable {
    let fetcher: Fetcher
    let session = UUID()

    init(
        _ limits: FetchLimits = FetchLimits(responseBytes: 200_000, redirects: 5),
        allowed: AllowedBackends = .testing(), proxies: Proxies = Proxies(environment: [:])
    ) {
        fetcher = Fetcher(limits: limits, allowed: allowed, proxies: proxies)
    }

    func ask(_ request: TransportRequest) async -> TransportOutcome {
        await withCheckedContinuation { continuation in
            _ = fetcher.start(request, for: session) { continuation.resume(returning: $0) }
        }
    }

    func ask(_ text: String, method: String = "GET", timeout: Duration = .seconds(20)) async throws -> TransportOutcome
    {
        guard let url = URL(string: text) else { throw RawBackend.Failure(code: EINVAL) }
        return await ask(TransportRequest(url: url, method: method, timeout: timeout))
    }
}

extension AllowedBackends {
    /// All may be asked. Every name is this machine's.
    static func testing() -> AllowedBackends {
        AllowedBackends(named: [], others: .accepted) { _ in [NetworkAddress("127.0.0.1")].compactMap(\.self) }
    }
}

extension TransportOutcome {
    var failure: TransportFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }

    var response: TransportResponse? {
        if case .response(let response) = self { response } else { nil }
    }
}
