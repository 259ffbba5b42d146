import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A TCP connection to a server under test, on which the test controls every byte.
final class RawConnection: @unchecked Sendable {
    // Sendable: the descriptor is constant, and the kernel takes reads and writes from any thread.
    private let descriptor: Int32

    struct Failure: Error {
        let what: String
    }

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let descriptor = descriptor
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close()
            throw Failure(what: "connect: \(errno)")
        }
    }

    deinit { close() }

    func write(_ bytes: some Collection<UInt8>) throws {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failure(what: "send: \(errno)") }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads the next bytes; empty at the end.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        return count > 0 ? Array(buffer[..<count]) : []
    }

    /// Shuts down both directions, so that a pending read returns.
    func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func close() {
        Glibc.close(descriptor)
    }
}
