import Foundation
import FoundationShims
import HeadlessUIKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Responses that an app caches")
struct SessionURLCacheTests {
    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    private func response(_ text: String, _ policy: URLCache.StoragePolicy = .allowed) throws -> CachedURLResponse {
        let url = try #require(URL(string: "http://a.b"))
        return CachedURLResponse(
            response: URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil),
            data: Data(text.utf8), userInfo: nil, storagePolicy: policy)
    }

    private func text(_ cache: URLCache, _ address: String) throws -> String? {
        cache.cachedResponse(for: try request(address)).map { String(decoding: $0.data, as: UTF8.self) }
    }

    @Test func `The shared cache is the session's, begins empty, and tells addresses apart by their queries`() throws {
        for _ in 0..<2 {
            let stage = try Stage(root: UIViewController())
            try stage.act {
                let cache = SessionURLCache.shared
                #expect(cache === SessionURLCache.shared && cache === SessionURLSession.shared.configuration.urlCache)
                #expect(try text(cache, "http://a.b/list?page=1") == nil)
                cache.storeCachedResponse(try response("one"), for: try request("http://a.b/list?page=1"))
                #expect(try text(cache, "http://a.b/list?page=1#top") == "one")
                #expect(try text(cache, "http://a.b/list?page=2") == nil && text(cache, "http://a.b/list") == nil)
                #expect(cache.currentMemoryUsage == 3 && cache.memoryCapacity == 512_000)
                cache.removeCachedResponse(for: try request("http://a.b/list?page=1"))
                #expect(try text(cache, "http://a.b/list?page=1") == nil)
            }
        }
    }

    @Test func `The least recently used responses make room, and what is not allowed or too large is not stored`()
        throws
    {
        let stage = try Stage(root: UIViewController())
        try stage.act {
            let cache = SessionURLCache(memoryCapacity: 6, diskCapacity: 0)
            cache.storeCachedResponse(try response("one"), for: try request("http://a.b/1"))
            cache.storeCachedResponse(try response("two"), for: try request("http://a.b/2"))
            #expect(try text(cache, "http://a.b/1") == "one")
            cache.storeCachedResponse(try response("six"), for: try request("http://a.b/3"))
            #expect(try text(cache, "http://a.b/2") == nil && text(cache, "http://a.b/1") == "one")
            cache.storeCachedResponse(try response("seven", .notAllowed), for: try request("http://a.b/4"))
            cache.storeCachedResponse(try response("hundred"), for: try request("http://a.b/5"))
            #expect(try text(cache, "http://a.b/4") == nil && text(cache, "http://a.b/5") == nil)
            cache.removeCachedResponses(since: .distantFuture)
            #expect(cache.currentMemoryUsage == 6)
            cache.removeCachedResponses(since: .distantPast)
            #expect(cache.currentMemoryUsage == 0)
        }
    }
}
