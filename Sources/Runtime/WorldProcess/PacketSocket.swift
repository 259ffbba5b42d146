import CFork
import Foundation
import Glibc
import Wire

/// An end of the connection between the server and its fork server, which preserves message boundaries.
struct PacketSocket: Sendable {
    let descriptor: Int32

    /// Returns two connected ends.
    static func pair() throws(WorldProcessError) -> (PacketSocket, PacketSocket) {
        let ends = try socketPair(SOCK_SEQPACKET)
        return (PacketSocket(descriptor: ends.0), PacketSocket(descriptor: ends.1))
    }

    /// Sends a message with files; false if the other end is closed.
    @discardableResult
    func send(_ bytes: [UInt8], files: [Int32] = []) -> Bool {
        while true {
            let sent = cfork_send(descriptor, bytes, bytes.count, files, Int32(files.count))
            if sent >= 0 { return true }
            if errno != EINTR { return false }
        }
    }

    /// Waits for a message; nil at the end of the stream.
    func receive(atMost size: Int) -> (bytes: [UInt8], files: [Int32])? {
        var bytes = [UInt8](repeating: 0, count: size)
        var files = [Int32](repeating: -1, count: cfork_most_files)
        var count: Int32 = 0
        while true {
            let received = cfork_receive(descriptor, &bytes, size, &files, &count)
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { return nil }
            return (Array(bytes.prefix(received)), Array(files.prefix(Int(count))))
        }
    }
}

/// Returns two connected ends of a stream.
func streamPair() throws(WorldProcessError) -> (Int32, Int32) {
    try socketPair(SOCK_STREAM)
}

/// Returns the ends of a pipe. Unlike the ends of Foundation's `Pipe`, both are closed in programs that this process
/// starts, so that no other process keeps the pipe open.
func makePipe() throws(WorldProcessError) -> (from: FileHandle, to: Int32) {
    var ends: [Int32] = [-1, -1]
    guard cfork_pipe(&ends) == 0 else {
        throw .cannotStart(reason: "a pipe cannot be created (\(String(cString: strerror(errno))))")
    }
    return (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
}

/// Returns two connected sockets that are closed in programs that this process starts.
private func socketPair(_ type: __socket_type) throws(WorldProcessError) -> (Int32, Int32) {
    var ends: (Int32, Int32) = (0, 0)
    let result = withUnsafeMutableBytes(of: &ends) {
        socketpair(
            AF_UNIX, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0, $0.bindMemory(to: Int32.self).baseAddress)
    }
    guard result == 0 else {
        throw .cannotStart(reason: "a socket cannot be created (\(String(cString: strerror(errno))))")
    }
    return ends
}
