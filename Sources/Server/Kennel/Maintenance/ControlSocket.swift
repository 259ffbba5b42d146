import Foundation
import Glibc

/// A Unix socket in a folder, by which commands of the same user reach the server that runs there. A client sends one
/// line and receives one.
///
/// Only the owner of the folder can access the folder and the socket.
final class ControlSocket: Sendable {
    private let path: String
    private let descriptor: Int32

    /// Returns the path of a folder's socket.
    static func path(in folder: String) -> String { URL(filePath: folder).appending(path: "control").path }

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - answer: Returns the line with which a received line is answered. Several threads may call it at once.
    ///   - warn: Receives the reason if the socket cannot be opened; the initializer then returns nil.
    init?(path: String, answer: @escaping @Sendable (String) -> String, warn: (String) -> Void) {
        self.path = path
        unlink(path)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        self.descriptor = descriptor
        let bound = Self.withAddress(of: path) { bind(descriptor, $0, $1) }
        guard descriptor >= 0, bound == 0, chmod(path, 0o600) == 0, listen(descriptor, 8) == 0 else {
            warn("backups are not possible while the server runs, because it cannot listen on \(path)")
            close(descriptor)
            return nil
        }
        Thread.detachNewThread {
            var clients = ControlClients()
            while let lines = clients.wait(listeningOn: descriptor) {
                for (client, line) in lines {
                    Thread.detachNewThread {
                        Self.write(answer(line) + "\n", to: client)
                        close(client)
                    }
                }
            }
        }
    }

    func stop() {
        unlink(path)
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Sends a request to the server that runs in a folder, and returns its answer; nil if no server runs there.
    /// Blocks.
    static func sendRequest(_ request: String, toServerIn folder: String) -> String? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        guard withAddress(of: path(in: folder), body: { connect(descriptor, $0, $1) }) == 0 else { return nil }
        write(request + "\n", to: descriptor)
        return readLine(from: descriptor, seconds: 86_400)
    }

    private static func readLine(from descriptor: Int32, seconds: Int) -> String? {
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 4_096, read(descriptor, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }

    private static func write(_ text: String, to descriptor: Int32) {
        _ = send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    }

    /// Calls `body` with the address of a socket. If the path is too long for an address (108 bytes or more), its
    /// folder is replaced by a path to an open descriptor of the folder.
    private static func withAddress(of path: String, body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        guard path.utf8.count >= MemoryLayout<sockaddr_un>.size - MemoryLayout<sa_family_t>.size else {
            return withShortAddress(of: path, body: body)
        }
        let file = URL(filePath: path)
        let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return -1 }
        defer { close(folder) }
        return withShortAddress(of: "/proc/self/fd/\(folder)/\(file.lastPathComponent)", body: body)
    }

    private static func withShortAddress(
        of path: String, body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
