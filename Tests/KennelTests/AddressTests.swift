import Foundation
import SessionRuntime
import Testing

@testable import Fetching
@testable import Kennel

@Suite("Addresses and names")
struct AddressTests {
    @Test(
        "An address knows its neighbourhood",
        arguments: [
            ("127.0.0.1", NetworkAddress.Neighbourhood.loopback), ("127.9.9.9", .loopback), ("::1", .loopback),
            ("::ffff:127.0.0.1", .loopback), ("10.1.2.3", .personal), ("172.16.0.1", .personal),
            ("172.32.0.1", .everywhere), ("192.168.1.1", .personal), ("100.64.0.1", .personal), ("fd00::1", .personal),
            ("8.8.8.8", .everywhere), ("2001:4860:4860::8888", .everywhere), ("169.254.169.254", .nowhere),
            ("0.0.0.0", .nowhere), ("224.0.0.1", .nowhere), ("255.255.255.255", .nowhere), ("fe80::1", .nowhere),
            ("ff02::1", .nowhere), ("::", .nowhere),
        ])
    func neighbourhood(text: String, expected: NetworkAddress.Neighbourhood) throws {
        #expect(try #require(NetworkAddress(text)).neighbourhood == expected)
    }

    @Test(
        "What only looks like an address is none",
        arguments: ["127.1", "0x7f.1", "1.2.3.4.5", "localhost", "", "1.2.3.4 "])
    func notAnAddress(text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test("A Host header is a name or an address, with or without a port")
    func hostNames() throws {
        let loopback = try #require(NetworkAddress("127.0.0.1"))
        let six = try #require(NetworkAddress("::1"))
        #expect(HostName("LocalHost:8080") == .name("localhost"))
        #expect(HostName("localhost.") == .name("localhost"))
        #expect(HostName("127.0.0.1:1") == .address(loopback))
        #expect(HostName("[::1]:8080") == .address(six))
        #expect(HostName("[::1]") == .address(six))
        for text in ["", "[::1", "[::1]x", "a b", "localhost:80x", "user@localhost"] {
            #expect(HostName(text) == .malformed, "\(text)")
        }
    }

    @Test("Only loopback counts as near")
    func reach() {
        #expect(Reach(listeningOn: "127.0.0.1") == .loopback)
        #expect(Reach(listeningOn: "::1") == .loopback)
        #expect(Reach(listeningOn: "localhost") == .loopback)
        #expect(Reach(listeningOn: "0.0.0.0") == .beyond)
        #expect(Reach(listeningOn: "::") == .beyond)
        #expect(Reach(listeningOn: "192.168.1.2") == .beyond)
        #expect(Reach(listeningOn: "demo.example") == .beyond)
    }
}

@Suite("Which backends may be asked")
struct AllowedBackendsTests {
    private func judge(_ allowed: AllowedBackends, _ text: String) throws -> AllowedBackends.Verdict {
        let origin = try #require(URL(string: text).flatMap { WebOrigin($0) })
        return allowed.judge(origin, at: allowed.resolve(origin.host))
    }

    @Test("On loopback any http host")
    func loopback() throws {
        let allowed = AllowedBackends(hosts: nil)
        #expect(try judge(allowed, "http://anything.example/x") == .allowed)
        #expect(URL(string: "file:///etc/passwd").flatMap { WebOrigin($0) } == nil)
    }

    @Test("Beyond it only those named at the start, and only while they lead to the same kind of network")
    func beyond() throws {
        let names = Names(["bff.example": ["93.184.216.34"], "inside.example": ["10.0.0.7"]])
        let allowed = AllowedBackends(hosts: ["bff.example", "inside.example"]) {
            names.addresses(of: $0)
        }
        #expect(try judge(allowed, "https://BFF.example/home") == .allowed)
        #expect(try judge(allowed, "http://inside.example/") == .allowed)
        #expect(try judge(allowed, "http://other.example/") != .allowed)
        #expect(try judge(allowed, "http://169.254.169.254/latest") != .allowed)
        names.change("bff.example", to: ["93.184.216.34", "127.0.0.1"])
        #expect(try judge(allowed, "https://bff.example/home") != .allowed)
    }

    private final class Names: Sendable {
        private let known: Locked<[String: [String]]>

        init(_ known: [String: [String]]) { self.known = Locked(known) }

        func change(_ name: String, to addresses: [String]) { known.withLock { $0[name] = addresses } }

        func addresses(of name: String) -> [NetworkAddress] {
            known.withLock { $0[name] ?? [] }.compactMap { NetworkAddress($0) }
        }
    }
}
