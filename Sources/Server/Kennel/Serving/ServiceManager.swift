import Dispatch
import Foundation
import Glibc

/// The service manager that started this process, as systemd describes itself in sd_notify(3): it is told when the
/// server is ready and when it stops, and again and again that the server still answers.
///
/// Its protocol is a datagram of text to a socket that the environment names. Without one, nobody is told.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class ServiceManager: @unchecked Sendable {
    private let socket: String?
    private let interval: Duration?
    private var watchdog: (any DispatchSourceTimer)?

    /// Reads where the manager listens, and how often it wants to hear of the server.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        socket = environment["NOTIFY_SOCKET"].flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
        let isForThis = environment["WATCHDOG_PID"].map { $0 == String(getpid()) } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap(Int64.init) ?? 0
        interval = isForThis && microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Whether there is one.
    var isThere: Bool { socket != nil }

    /// The server answers requests. `look` is called from now on, twice in the time that the manager waits; as long as
    /// it comes back, the server is well.
    func tellReady(look: @escaping @Sendable () -> Void) {
        send("READY=1")
        guard socket != nil, let interval else { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kennel.watchdog", qos: .utility))
        let half = interval.timeInterval / 2
        timer.schedule(deadline: .now() + half, repeating: half, leeway: .milliseconds(Int(half * 100)))
        timer.setEventHandler { [self] in
            look()
            send("WATCHDOG=1")
        }
        timer.resume()
        watchdog = timer
    }

    /// The server has begun to stop.
    func tellStopping() {
        watchdog?.cancel()
        send("STOPPING=1")
    }

    /// Sends a datagram; a manager that does not listen any more is not told.
    private func send(_ text: String) {
        guard let socket else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(socket.utf8)
        if path.first == UInt8(ascii: "@") { path[0] = 0 }  // a name outside of the file system
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let isNamed = path.first != 0
        let length = MemoryLayout<sa_family_t>.size + path.count + (isNamed ? 1 : 0)
        let file = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        guard file >= 0 else { return }
        defer { close(file) }
        _ = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { to in
                sendto(file, text, text.utf8.count, Int32(MSG_NOSIGNAL), to, socklen_t(length))
            }
        }
    }
}
