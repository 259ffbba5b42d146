import Testing

@testable import Fetching
@testable import Kennel

@Suite("Which pages web views may show")
struct FrameSourcesTests {
    private func sources(_ reach: Reach, _ bffs: [String]) -> FrameSources {
        AllowedBackends(hosts: reach == .beyond ? bffs.compactMap { BackendAddress($0)?.host } : nil) { host in
            [NetworkAddress(host == "localhost" || host == "127.0.0.1" ? "127.0.0.1" : "93.184.216.34")]
                .compactMap { $0 }
        }.frameSources
    }

    @Test("On loopback all of them")
    func loopback() {
        #expect(sources(.loopback, ["https://shop.test"]) == .everywhere)
        #expect(FrameSources.everywhere.policy == "http: https:")
    }

    @Test("Beyond it those of the backends, at any port, and none of the viewer's own machine")
    func beyond() {
        let found = sources(
            .beyond, ["https://shop.test/api", "http://127.0.0.1:9000", "http://a.test:81", "http://[2001:db8::1]"])
        #expect(found == .hosts(["a.test", "shop.test"]))
        #expect(
            found.policy == "http://a.test:* https://a.test:* http://shop.test:* https://shop.test:*")
        #expect(sources(.beyond, ["http://localhost:1"]).policy == "'none'")
    }

    @Test("The page's policy says so")
    func header() {
        let headers = SecurityHeaders.document(frames: .hosts(["a.test"]))
        let policy = headers.first { $0.0 == "Content-Security-Policy" }?.1
        #expect(policy?.contains("frame-src http://a.test:* https://a.test:*; base-uri 'none'") == true)
    }
}
