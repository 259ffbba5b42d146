import CFork
import Foundation
import Glibc
import Wire

/// One end of a line between a front and its nursery, on which each message arrives whole.
struct PacketSocket: Sendable {
    let descriptor: Int32

    /// Two ends that are connected.
    static func pair() throws(WorldProcessError) -> (PacketSocket, PacketSocket) {
        let ends = try socketPair(SOCK_SEQPACKET)
        return (PacketSocket(descriptor: ends.0), PacketSocket(descriptor: ends.1))
    }

    /// Sends a message; false when nobody hears it any more.
    @discardableResult
    func send(_ bytes: [UInt8], files: [Int32] = []) -> Bool {
        while true {
            let sent = cfork_send(descriptor, bytes, bytes.count, files, Int32(files.count))
            if sent >= 0 { return true }
            if errno != EINTR { return false }
        }
    }

    /// Waits for a message; nil when there will be none.
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

/// Two ends of a stream.
func streamPair() throws(WorldProcessError) -> (Int32, Int32) {
    try socketPair(SOCK_STREAM)
}

/// What is written into one end is read from the other; unlike Foundation's, both close themselves in what is executed,
/// so that no other process keeps the way open.
func oneWay() throws(WorldProcessError) -> (from: FileHandle, to: Int32) {
    var ends: [Int32] = [-1, -1]
    guard cfork_pipe(&ends) == 0 else {
        throw .cannotStart(reason: "no pipe is to be had (\(String(cString: strerror(errno))))")
    }
    return (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
}

/// Two connected sockets that close themselves in what is executed.
private func socketPair(_ type: __socket_type) throws(WorldProcessError) -> (Int32, Int32) {
    var ends: (Int32, Int32) = (0, 0)
    let result = withUnsafeMutableBytes(of: &ends) {
        socketpair(
            AF_UNIX, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0, $0.bindMemory(to: Int32.self).baseAddress)
    }
    guard result == 0 else {
        throw .cannotStart(reason: "no socket is to be had (\(String(cString: strerror(errno))))")
    }
    return ends
}
