import Foundation
import Locks
import Sessions
import TestSupport
import Testing
import Wire

@testable import BackendClient

@Suite("Which backends may be asked")
struct AllowedBackendsTests {
    private static func origin(_ text: String) throws -> WebOrigin {
        try #require(URL(string: text).flatMap { WebOrigin($0) })
    }

    private func judge(_ allowed: AllowedBackends, _ text: String) throws -> BackendPermission {
        let origin = try Self.origin(text)
        return allowed.judge(origin, at: allowed.resolve(origin.host))
    }

    @Test func `Only backends named at start are allowed, by scheme, host and port; others are unconfirmed`() throws {
        let named = [try Self.origin("http://bff.example:81"), try Self.origin("https://shop.example")]
        let allowed = AllowedBackends(named: named, others: .askedAbout) { _ in
            [NetworkAddress("8.8.8.8")].compactMap(\.self)
        }
        for text in ["http://BFF.example:81/home", "https://shop.example", "https://shop.example:443/x"] {
            #expect(try judge(allowed, text) == .allowed, "\(text)")
        }
        for text in [
            "http://bff.example", "https://bff.example:81", "http://shop.example", "https://shop.example:8443",
            "http://shop.example:443", "https://shop.example.evil.example", "http://127.0.0.1:9",
            "http://other.example",
        ] {
            #expect(try judge(allowed, text) == .unconfirmed, "\(text)")
        }
        #expect(URL(string: "file:///etc/passwd").flatMap { WebOrigin($0) } == nil)
    }

    @Test func `Confirming a backend stores it and allows it and no other origin`() throws {
        let kept = Locked<Set<WebOrigin>>([])
        let allowed = AllowedBackends(named: [], others: .askedAbout, keep: { all in kept.withLock { $0 = all } })
        let bff = try Self.origin("http://127.0.0.1:9000")
        #expect(allowed.judge(bff) == .unconfirmed)
        #expect(try allowed.confirm(bff) == .allowed)
        #expect(allowed.judge(bff) == .allowed)
        #expect(allowed.judge(try Self.origin("http://127.0.0.1:9001")) == .unconfirmed)
        #expect(kept.withLock { $0 } == [bff])
        let next = AllowedBackends(named: [], others: .askedAbout, confirmed: kept.withLock { $0 })
        #expect(next.judge(bff) == .allowed)
    }

    @Test func `Forgetting a confirmed backend removes it from the store, and named backends stay allowed`() throws {
        let kept = Locked<Set<WebOrigin>>([])
        let named = try Self.origin("http://127.0.0.1:8000")
        let allowed = AllowedBackends(named: [named], others: .askedAbout, keep: { all in kept.withLock { $0 = all } })
        let bff = try Self.origin("http://127.0.0.1:9000")
        let other = try Self.origin("http://127.0.0.1:9001")
        for origin in [bff, other] { #expect(try allowed.confirm(origin) == .allowed) }
        #expect(allowed.confirmed == [bff, other])
        #expect(try allowed.forget(bff))
        #expect(allowed.judge(bff) == .unconfirmed)
        #expect(allowed.judge(other) == .allowed)
        #expect(kept.withLock { $0 } == [other])
        #expect(try allowed.forget(bff) == false)
        #expect(try allowed.forget(named) == false)
        #expect(allowed.judge(named) == .allowed)
    }

    @Test func `A backend that cannot be stored is not confirmed`() throws {
        struct Full: Error {}
        let allowed = AllowedBackends(named: [], others: .askedAbout, keep: { _ in throw Full() })
        let bff = try Self.origin("http://127.0.0.1:9000")
        #expect(throws: Full.self) { try allowed.confirm(bff) }
        #expect(allowed.judge(bff) == .unconfirmed)
    }

    @Test func `Beyond loopback no backend can be confirmed, and an earlier confirmation does not count`() throws {
        let bff = try Self.origin("http://127.0.0.1:9000")
        let allowed = AllowedBackends(named: [], others: .refused, confirmed: [bff])
        #expect(allowed.judge(bff) != .allowed && allowed.judge(bff) != .unconfirmed)
        #expect(try allowed.confirm(bff) != .allowed)
    }

    @Test(arguments: [
        "http://127.0.0.1:8080", "http://localhost:8080", "http://LOCALHOST:8080", "http://a.localhost:8080",
        "http://[::1]:8080", "http://0.0.0.0:8080", "http://[::]:8080", "http://[::ffff:127.0.0.1]:8080",
        "http://[::ffff:7f00:1]:8080", "http://127.9.9.9:8080", "https://127.0.0.1:8080", "http://me.example:8080",
    ])
    func `Kennel's own listener is refused as a backend under every name and address`(text: String) throws {
        for others in [OtherBackends.askedAbout, .accepted, .refused] {
            let allowed = AllowedBackends(named: [try Self.origin(text)], others: others) { host in
                [NetworkAddress(host) ?? NetworkAddress("127.0.0.1")].compactMap(\.self)
            }
            allowed.exclude(ownPort: 8080)
            guard case .refused(let reason) = try judge(allowed, text) else {
                Issue.record("\(text) may be asked")
                return
            }
            #expect(reason.contains("this Kennel server"))
            #expect(!allowed.origins.contains { $0.isOwnMachine && !$0.origin.host.contains("example") })
        }
    }

    @Test func `An address of one of the machine's interfaces counts as this machine`() throws {
        let own = SystemNames.addresses(of: ProcessInfo.processInfo.hostName).filter { SystemNames.isInterface($0) }
        for address in own { #expect(address.isOfThisMachine) }
        #expect(NetworkAddress("8.8.8.8")?.isOfThisMachine == false)
    }

    @Test(arguments: [
        "http://169.254.169.254", "http://[fe80::1]", "http://224.0.0.1", "http://255.255.255.255",
        "http://meta.example",
    ])
    func `A link-local, multicast or broadcast address is refused even if it was named`(text: String) throws {
        let allowed = AllowedBackends(named: [try Self.origin(text)], others: .accepted) { host in
            [NetworkAddress(host) ?? NetworkAddress("169.254.169.254")].compactMap(\.self)
        }
        guard case .refused = try judge(allowed, text) else {
            Issue.record("\(text) may be asked")
            return
        }
    }

    @Test(arguments: [true, false])
    func `A host name is no longer allowed once it also resolves to another kind of network`(isBeyond: Bool) throws {
        let names = Names(["bff.example": ["93.184.216.34"], "inside.example": ["10.0.0.7"]])
        let named = [try Self.origin("https://bff.example"), try Self.origin("http://inside.example")]
        let allowed = AllowedBackends(named: named, others: isBeyond ? .refused : .askedAbout) {
            names.addresses(of: $0)
        }
        #expect(try judge(allowed, "https://bff.example/home") == .allowed)
        #expect(try judge(allowed, "http://inside.example/") == .allowed)
        names.change("bff.example", to: ["93.184.216.34", "127.0.0.1"])
        #expect(try judge(allowed, "https://bff.example/home") != .allowed)
    }

    @Test func `A redirect to a backend that is not allowed fails without a request to it`() async throws {
        let other = try RawBackend { _ in RawBackend.answer("secret") }
        let first = try RawBackend { request in
            let place = request.hasPrefix("GET /itself") ? "http://localhost:8080/api/sessions" : other.address + "/x"
            return RawBackend.answer("", status: "302 Found", headers: ["Location: \(place)"])
        }
        let allowed = AllowedBackends(named: [try Self.origin(first.address)], others: .askedAbout)
        allowed.exclude(ownPort: 8080)
        let asking = Asking(allowed: allowed)
        #expect(try await asking.ask(first.address).failure?.kind == .forbiddenHost)
        #expect(try await asking.ask(first.address + "/itself").failure?.kind == .forbiddenHost)
        #expect(other.requests.isEmpty)
        #expect(try allowed.confirm(Self.origin(other.address)) == .allowed)
        #expect(try await asking.ask(first.address).response?.status == 200)
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

@Suite("What libcurl and Foundation read alike")
struct FetchTargetTests {
    @Test(arguments: ["http://127.1/", "http://0x7f.1/", "http://2130706433/", "http://0177.0.0.1/"])
    func `A URL that libcurl and Foundation parse differently is refused`(text: String) throws {
        #expect(FetchTarget(try #require(URL(string: text))) == nil)
    }

    @Test(arguments: [
        ("http://bff.example", "http://bff.example"), ("HTTP://BFF.example:80/x?y#z", "http://bff.example"),
        ("https://bff.example:8443/", "https://bff.example:8443"), ("http://[::1]:9/x", "http://[::1]:9"),
        ("http://evil.example@bff.example/", "http://bff.example"),
        ("http://bff.example/@evil.example", "http://bff.example"),
        ("http://bücher.example/", "http://xn--bcher-kva.example"),
    ])
    func `A URL that libcurl and Foundation parse alike has one origin`(text: String, origin: String) throws {
        #expect(FetchTarget(try #require(URL(string: text)))?.origin.description == origin)
    }
}
