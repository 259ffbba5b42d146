import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A backend that responds to each connection with bytes that the test makes from its request.
public final class RawBackend: Sendable {
    /// What happens after the bytes of a response were sent.
    public enum Ending: Sendable {
        /// Closes the connection.
        case close
        /// Sends endless spaces, as fast as the connection allows, until the client stops reading.
        case flood
    }

    /// Why the backend could not listen, by `errno`.
    public struct Failure: Error {
        let code: Int32
    }

    /// The port on loopback.
    public let port: Int
    private let listener: Int32
    private let diary = Diary()

    /// The received requests, with head and body.
    public var requests: [String] { diary.requests.withLock { $0 } }
    /// The number of floods that the client has cut off.
    public var cutFloods: Int { diary.cutFloods.withLock { $0 } }
    /// The URL without a path.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// Listens on a free port. Throws if there is none.
    public init(then ending: Ending = .close, _ answer: @escaping @Sendable (String) -> String) throws {
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
        Thread.detachNewThread { [diary] in
            while case let caller = accept(listener, nil, nil), caller >= 0 {
                Thread.detachNewThread {
                    let request = Self.read(caller)
                    diary.requests.withLock { $0.append(request) }
                    Self.write(answer(request), then: ending, to: caller)
                    close(caller)
                    if case .flood = ending { diary.cutFloods.withLock { $0 += 1 } }
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Returns a response with a body.
    public static func answer(_ body: String, status: String = "200 OK", headers: [String] = []) -> String {
        (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers)
            .joined(separator: "\r\n") + "\r\n\r\n" + body
    }
}

/// The requests that a backend has received, recorded by its threads.
private final class Diary: Sendable {
    let requests = Mutex<[String]>([])
    let cutFloods = Mutex(0)
}

extension RawBackend {
    /// Writes a response. A flood continues until the client stops reading.
    private static func write(_ answer: String, then ending: Ending, to caller: Int32) {
        var bytes = Array(answer.utf8)
        while !bytes.isEmpty {
            let sent = bytes.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return }
            bytes.removeFirst(sent)
            guard bytes.isEmpty, case .flood = ending else { continue }
            bytes = [UInt8](repeating: 0x20, count: 65_536)
        }
    }

    /// Reads a head, and a body of the announced length.
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
