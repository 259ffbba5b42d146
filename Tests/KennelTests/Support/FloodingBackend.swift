import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A backend whose every answer has a body without end, sent as fast as the line takes it.
final class FloodingBackend: Sendable {
    let address: String
    private let listener: Int32
    private let cuts = Locked(0)

    /// How many of its answers were cut off by whoever asked.
    var cutAnswers: Int { cuts.withLock { $0 } }

    struct Failure: Error {
        let code: Int32
    }

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) | listen(listener, 8) | getsockname(listener, address, &size)
            }
        }
        guard result == 0 else { throw Failure(code: errno) }
        self.listener = listener
        self.address = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
        Thread.detachNewThread { [self] in
            while case let caller = accept(listener, nil, nil), caller >= 0 {
                Thread.detachNewThread { [self] in
                    Self.flood(caller)
                    cuts.withLock { $0 += 1 }
                }
            }
        }
    }

    deinit { close(listener) }

    /// Takes no more requests.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// Writes until nobody reads any more.
    private static func flood(_ caller: Int32) {
        defer { close(caller) }
        var bytes = Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)
        repeat {
            let sent = bytes.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return }
            bytes.removeFirst(sent)
            if bytes.isEmpty { bytes = [UInt8](repeating: 0x20, count: 65_536) }
        } while true
    }
}
