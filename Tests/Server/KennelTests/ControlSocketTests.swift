import Dispatch
import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The socket of commands", .timeLimit(.minutes(2)))
struct ControlSocketTests {
    private let folder = TemporaryFolder()

    /// A client that sends only a text.
    private func client(saying words: String = "") throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isConnected = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(isConnected == 0)
        #expect(send(descriptor, words, words.utf8.count, Int32(MSG_NOSIGNAL)) == words.utf8.count)
        return descriptor
    }

    private var path: String { ControlSocket.path(in: folder.url.path) }

    @Test(arguments: [1, 31, 100])
    func `Clients that send nothing or half a line do not delay others, up to 100 of them`(count: Int) throws {
        let control = try #require(
            ControlSocket(path: path) {
                "heard \($0)"
            } warn: {
                Issue.record("\($0)")
            })
        let silent = try (0..<count).map { try client(saying: $0 % 2 == 0 ? "" : "back") }
        let start = ContinuousClock.now
        #expect(ControlSocket.sendRequest("backup", toServerIn: folder.url.path) == "heard backup")
        // Each of the silent clients is disconnected after 5 s, so the answer has not waited for any of them.
        #expect(start.duration(to: .now) < .seconds(5))
        for descriptor in silent { close(descriptor) }
        control.stop()
    }

    @Test func `The control socket's folder may have a longer path than a socket address allows`() throws {
        let long = folder.url.appending(path: String(repeating: "a", count: 120))
        try FileManager.default.createDirectory(at: long, withIntermediateDirectories: false)
        let control = try #require(
            ControlSocket(path: ControlSocket.path(in: long.path)) {
                "heard \($0)"
            } warn: {
                Issue.record("\($0)")
            })
        #expect(ControlSocket.sendRequest("backup", toServerIn: long.path) == "heard backup")
        control.stop()
        #expect(ControlSocket.sendRequest("backup", toServerIn: long.path) == nil)
    }

    @Test func `A slow response does not delay other clients`() throws {
        let (asked, release, done) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let control = try #require(
            ControlSocket(path: path) { line in
                if line == "slow" {
                    asked.signal()
                    release.wait()
                }
                return line
            } warn: {
                Issue.record("\($0)")
            })
        let place = folder.url.path
        Thread.detachNewThread {
            if ControlSocket.sendRequest("slow", toServerIn: place) == "slow" { done.signal() }
        }
        asked.wait()
        #expect(ControlSocket.sendRequest("quick", toServerIn: place) == "quick")
        release.signal()
        #expect(done.wait(timeout: .now() + 60) == .success)
        control.stop()
    }

    @Test func `A line sent in pieces is one request, and a client that sends too much is disconnected`() throws {
        let control = try #require(
            ControlSocket(path: path) {
                "heard \($0)"
            } warn: {
                Issue.record("\($0)")
            })
        let pieces = try client(saying: "back")
        #expect(send(pieces, "up\n", 3, Int32(MSG_NOSIGNAL)) == 3)
        var answer = [UInt8](repeating: 0, count: 64)
        let count = recv(pieces, &answer, answer.count, 0)
        #expect(String(decoding: answer.prefix(max(0, count)), as: UTF8.self) == "heard backup\n")
        let endless = try client(saying: String(repeating: "x", count: 5_000))
        #expect(recv(endless, &answer, answer.count, 0) <= 0)
        close(pieces)
        close(endless)
        control.stop()
    }
}
