import FolderSupport
import Foundation
import Glibc
import Locks
import Testing

@testable import Kennel

@Suite("The service manager")
struct ServiceManagerTests {
    /// The socket of a service manager.
    private final class Listener {
        let path: String
        private let folder = TemporaryFolder()
        private let file: Int32

        init(abstract: Bool) throws {
            path = abstract ? "@kennel-\(UUID().uuidString)" : folder.path("notify")
            file = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            var bytes = Array(path.utf8)
            if abstract { bytes[0] = 0 }
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
            let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (abstract ? 0 : 1))
            let status = withUnsafePointer(to: address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, length) }
            }
            try #require(status == 0)
            var patience = timeval(tv_sec: 15, tv_usec: 0)
            setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        }

        deinit { close(file) }

        func next() -> String? {
            var bytes = [UInt8](repeating: 0, count: 100)
            let count = recv(file, &bytes, bytes.count, 0)
            return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
        }
    }

    @Test(arguments: [false, true])
    func `The service manager is notified of readiness, of each watchdog check and of stopping`(abstract: Bool) throws {
        let listener = try Listener(abstract: abstract)
        let looks = Locked(0)
        let manager = ServiceManager(
            environment: ["NOTIFY_SOCKET": listener.path, "WATCHDOG_USEC": "20000", "WATCHDOG_PID": "\(getpid())"])
        manager.tellReady { looks.withLock { $0 += 1 } }
        #expect(listener.next() == "READY=1")
        #expect(listener.next() == "WATCHDOG=1")
        #expect(listener.next() == "WATCHDOG=1")
        #expect(looks.withLock { $0 } >= 2)
        manager.tellStopping()
        while let word = listener.next(), word != "STOPPING=1" { #expect(word == "WATCHDOG=1") }
    }

    @Test func `No watchdog notification is sent by a hanging server or for another process`() throws {
        let listener = try Listener(abstract: true)
        let manager = ServiceManager(
            environment: ["NOTIFY_SOCKET": listener.path, "WATCHDOG_USEC": "20000", "WATCHDOG_PID": "1"])
        manager.tellReady {}
        #expect(listener.next() == "READY=1")
        let hanging = ServiceManager(environment: ["NOTIFY_SOCKET": listener.path, "WATCHDOG_USEC": "2000"])
        let hasLooked = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        hanging.tellReady {
            hasLooked.signal()
            goOn.wait()
        }
        #expect(listener.next() == "READY=1")
        #expect(hasLooked.wait(timeout: .now() + 15) == .success)
        manager.tellStopping()
        #expect(listener.next() == "STOPPING=1")
        hanging.tellStopping()
        goOn.signal()
    }

    @Test func `A missing, unreachable or overlong notify socket is ignored`() {
        ServiceManager(environment: [:]).tellReady {}
        ServiceManager(environment: ["NOTIFY_SOCKET": "/" + String(repeating: "x", count: 200)]).tellReady {}
        ServiceManager(environment: ["NOTIFY_SOCKET": "/nowhere/at/all"]).tellStopping()
    }
}
