import Glibc

extension [UInt8] {
    /// Sends all bytes, and blocks until they are sent. Returns false if the other side has closed the socket.
    func sendAll(to socket: Int32) -> Bool {
        var sent = 0
        while sent < count {
            let more = withUnsafeBytes { bytes in
                send(socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if more > 0 { sent += more } else if errno != EINTR { return false }
        }
        return true
    }
}
