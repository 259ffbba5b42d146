import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to requests of a host with their path, like an app's stub.
private final class Stub: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub.test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        if url.path == "/fails" {
            client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
            return
        }
        if url.path == "/moved", let target = URL(string: "http://stub.test/a") {
            client?.urlProtocol(
                self, wasRedirectedTo: URLRequest(url: target),
                redirectResponse: URLResponse(
                    url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
            return
        }
        guard let head = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil) else { return }
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        for part in ["stub", url.path] { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite("Protocols, cookies and caches of URL sessions")
struct AppProtocolTests {
    private let place: RequestStage

    init() throws { place = try RequestStage() }

    private func ask(_ session: SessionURLSession, _ address: String, _ policy: URLRequest.CachePolicy? = nil) throws
        -> String?
    {
        var request = URLRequest(url: try #require(URL(string: address)))
        if let policy { request.cachePolicy = policy }
        let log = place.log
        return place.act {
            session.dataTask(with: request) { data, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                let text = data.map { String(decoding: $0, as: UTF8.self) }
                log.add("\(status) \(text ?? "failed \((error as? URLError)?.code.rawValue ?? 0)")")
            }.resume()
        }.last
    }

    private func session(_ configuration: URLSessionConfiguration = .default) -> SessionURLSession {
        place.stage.application.run { SessionURLSession(configuration: configuration) }
    }

    @Test func `A configured protocol answers the requests that it takes, and others go to the network`() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self] + (configuration.protocolClasses ?? [])
        let session = session(configuration)
        place.loader.answer("/a", with: .init(body: "network"))
        #expect(try ask(session, "http://stub.test/a") == "201 stub/a")
        #expect(try ask(session, "http://stub.test/moved") == "201 stub/a")
        #expect(try ask(session, "http://stub.test/fails") == "0 failed -1001")
        #expect(place.loader.requests.isEmpty)
        #expect(try ask(session, "http://bff.test/a") == "200 network")
    }

    @Test func `A registered protocol is asked by all sessions of the app, until it is unregistered`() throws {
        place.loader.answer("/a", with: .init(body: "network"))
        let session = session()
        place.act { URLProtocol.sessionRegisterClass(Stub.self) }
        #expect(try ask(session, "http://stub.test/a") == "201 stub/a")
        place.act { URLProtocol.sessionUnregisterClass(Stub.self) }
        #expect(try ask(session, "http://stub.test/a") == "200 network")
        #expect(
            try RequestStage().stage.application.run {
                session.protocolClass(
                    for: URLRequest(url: URL(filePath: "/")), of: session.dataTask(with: URL(filePath: "/"))) == nil
            })
    }

    @Test func `Cookies of responses are sent to their host, until they expire by the session's clock`() throws {
        place.loader.answer(
            "/login", with: .init(headers: ["Set-Cookie": "sid=abc; Path=/; Max-Age=10, lang=pt; Path=/"]))
        place.loader.answer("/a", with: .init())
        let session = session()
        func cookie(_ address: String) throws -> String? {
            _ = try ask(session, address)
            return place.loader.requests.last?.request.value(forHTTPHeaderField: "Cookie")
        }
        #expect(try cookie("http://bff.test/login") == nil)
        #expect(try cookie("http://bff.test/a") == "lang=pt; sid=abc")
        #expect(try cookie("http://other.test/a") == nil)
        place.act { #expect(HTTPCookieStorage.ofSession.cookies?.count == 2) }
        place.stage.advance(.seconds(10))
        #expect(try cookie("http://bff.test/a") == "lang=pt")
        let other = self.session(.ephemeral)
        _ = try ask(other, "http://bff.test/a")
        #expect(place.loader.requests.last?.request.value(forHTTPHeaderField: "Cookie") == nil)
        let log = place.log
        #expect(place.act { session.reset { log.add("reset") } } == ["reset"])
        #expect(try cookie("http://bff.test/a") == nil)
        let anew = try RequestStage()
        anew.act { #expect(HTTPCookieStorage.ofSession.cookies?.isEmpty != false) }
    }

    @Test func `A fresh response is taken from the cache, and one that is not fresh only on demand`() throws {
        place.loader.answer(
            "/a", with: .init(headers: ["Cache-Control": "max-age=10"], body: "one"), .init(body: "two"))
        let session = session()
        #expect(try ask(session, "http://bff.test/a") == "200 one")
        #expect(try ask(session, "http://bff.test/a") == "200 one")
        #expect(place.loader.requests.count == 1)
        place.stage.advance(.seconds(11))
        #expect(try ask(session, "http://bff.test/a", .returnCacheDataElseLoad) == "200 one")
        #expect(try ask(session, "http://bff.test/a") == "200 two")
        #expect(try ask(session, "http://bff.test/b", .returnCacheDataDontLoad) == "0 failed -1008")
        #expect(try ask(self.session(.ephemeral), "http://bff.test/a", .returnCacheDataDontLoad) == "0 failed -1008")
        #expect(place.loader.requests.count == 2)
    }
}
