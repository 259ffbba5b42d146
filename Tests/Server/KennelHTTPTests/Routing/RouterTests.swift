import HTTPServer
import Testing

@testable import KennelHTTP

@Suite struct RouterTests {
    private static func endpoint(_ method: String, _ path: String) -> Endpoint {
        Endpoint(method, path, .init("")) { _ in }
    }

    private let router = Router(
        [
            endpoint("GET", "/api/sessions"), endpoint("POST", "/api/sessions"), endpoint("GET", "/api/sessions/{id}"),
            endpoint("GET", "/api/sessions/{id}/steps/{n}"), endpoint("GET", "/api/sessions/new"), endpoint("GET", "/"),
            endpoint("GET", "/**"),
        ], unused: ["/api/**"])

    @Test(
        arguments: [
            ("/", "/", []), ("//", "/", []), ("/api/sessions", "/api/sessions", []),
            ("/api/sessions/", "/api/sessions", []), ("/api//sessions?x=1", "/api/sessions", []),
            ("/api/sess%69ons", "/api/sessions", []), ("/api/sessions/a%2Fb", "/api/sessions/{id}", ["a/b"]),
            ("/api/sessions/x/steps/3", "/api/sessions/{id}/steps/{n}", ["x", "3"]),
            ("/api/sessions/new", "/api/sessions/new", []),
            ("/api", "/api/**", []), ("/api/other", "/api/**", []), ("/api/sessions/x/steps", "/api/**", []),
            ("/api/sessions/x/steps/3/4", "/api/**", []), ("/js/main.js", "/**", []), ("/apis", "/**", []),
        ] as [(String, String, [String])])
    func `A path selects its most specific pattern`(target: String, pattern: String, parameters: [String]) throws {
        let match = try #require(router.match(HTTPRequest(target: target)))
        #expect(match.resource.path.description == pattern)
        #expect(match.parameters == parameters)
    }

    @Test func `A pattern without endpoints hides the files below it`() throws {
        let match = try #require(router.match(HTTPRequest(target: "/api/other")))
        #expect(match.resource.endpoints.isEmpty)
    }

    @Test func `The Allow header lists HEAD after GET, and the other methods in order`() throws {
        let match = try #require(router.match(HTTPRequest(target: "/api/sessions")))
        #expect(match.resource.allowedMethods == ["GET", "HEAD", "POST"])
        #expect(match.resource.endpoint(for: "PUT") == nil)
    }

    @Test func `A router without a pattern for all paths finds nothing for an unknown one`() {
        #expect(Router([Self.endpoint("GET", "/a")]).match(HTTPRequest(target: "/b")) == nil)
    }

    @Test func `The access log shows a star in place of every parameter`() {
        #expect(PathPattern("/api/sessions/{id}/steps/{n}").logged == "/api/sessions/*/steps/*")
        #expect(PathPattern("/api/**").logged == "/api/*")
        #expect(PathPattern("/").logged == "/")
    }
}
