import Dispatch
import Foundation
import Glibc

/// The service manager that started this process, with which the server communicates by the protocol of sd_notify(3).
/// The server reports that it is ready, that it is stopping, and at intervals that it still responds.
///
/// A notification is a text datagram to the socket named in the environment. Without such a socket, nothing is sent.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class ServiceManager: @unchecked Sendable {
    private let socket: String?
    private let interval: Duration?
    private var watchdog: (any DispatchSourceTimer)?

    /// Reads the manager's socket and the watchdog interval from the environment.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        socket = environment["NOTIFY_SOCKET"].flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
        let isForThis = environment["WATCHDOG_PID"].map { $0 == String(getpid()) } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap(Int64.init) ?? 0
        interval = isForThis && microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Whether there is a service manager.
    var isThere: Bool { socket != nil }

    /// Reports that the server is ready.
    ///
    /// From then on, `look` is called twice per watchdog interval. Each time it returns, the watchdog is notified.
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

    /// Reports that the server is stopping.
    func tellStopping() {
        watchdog?.cancel()
        send("STOPPING=1")
    }

    /// Sends a datagram; errors are ignored.
    private func send(_ text: String) {
        guard let socket else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(socket.utf8)
        if path.first == UInt8(ascii: "@") { path[0] = 0 }  // Abstract address.
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
