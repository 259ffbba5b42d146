import Foundation
import Testing
import Wire

@testable import BackendClient
@testable import Kennel
@testable import KennelHTTP

@Suite("Addresses and names")
struct AddressTests {
    @Test(arguments: [
        ("127.0.0.1", NetworkAddress.Neighbourhood.loopback), ("127.9.9.9", .loopback), ("::1", .loopback),
        ("::ffff:127.0.0.1", .loopback), ("10.1.2.3", .personal), ("172.16.0.1", .personal),
        ("172.32.0.1", .everywhere), ("192.168.1.1", .personal), ("100.64.0.1", .personal), ("fd00::1", .personal),
        ("8.8.8.8", .everywhere), ("2001:4860:4860::8888", .everywhere), ("169.254.169.254", .nowhere),
        ("0.0.0.0", .nowhere), ("224.0.0.1", .nowhere), ("255.255.255.255", .nowhere), ("fe80::1", .nowhere),
        ("ff02::1", .nowhere), ("::", .nowhere),
    ])
    func `An address is classified as loopback, private, public or unusable`(
        text: String, expected: NetworkAddress.Neighbourhood
    ) throws {
        #expect(try #require(NetworkAddress(text)).neighbourhood == expected)
    }

    @Test(arguments: ["127.1", "0x7f.1", "1.2.3.4.5", "localhost", "", "1.2.3.4 "])
    func `Text that only resembles an address is not parsed as one`(text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test func `A Host header is parsed as a name or an address, with or without a port`() throws {
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

    @Test func `Only listening on loopback counts as loopback reach`() {
        #expect(ClientReach(listeningOn: "127.0.0.1") == .loopback)
        #expect(ClientReach(listeningOn: "::1") == .loopback)
        #expect(ClientReach(listeningOn: "localhost") == .loopback)
        #expect(ClientReach(listeningOn: "0.0.0.0") == .beyond)
        #expect(ClientReach(listeningOn: "::") == .beyond)
        #expect(ClientReach(listeningOn: "192.168.1.2") == .beyond)
        #expect(ClientReach(listeningOn: "demo.example") == .beyond)
    }
}
