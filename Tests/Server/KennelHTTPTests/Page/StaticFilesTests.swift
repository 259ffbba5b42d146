import Foundation
import KennelSupport
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The page's files", .timeLimit(.minutes(5)))
struct StaticFilesTests {
    @Test(arguments: Door.allCases)
    func `The page is served with a Content-Security-Policy and an ETag`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let answer = try await house.send(.get("/"))
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
        #expect(answer.header("Content-Security-Policy")?.contains("default-src 'none'") == true)
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.text.hasPrefix("<!doctype html>"))
        let tag = try #require(answer.header("ETag"))
        let again = try await house.send(.get("/").with("If-None-Match", tag))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(try await house.send(.get("/?session=abc&screen=%2Fhome")).status == 200)
    }

    @Test(arguments: Door.allCases)
    func `Modules are sent compressed to clients that accept gzip`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let plain = try await house.send(.get("/js/main.js"))
        let packed = try await house.send(.get("/js/main.js").with("Accept-Encoding", "gzip, br"))
        #expect(plain.header("Content-Type") == "text/javascript; charset=utf-8")
        #expect(plain.header("Content-Encoding") == nil)
        #expect(packed.header("Content-Encoding") == "gzip")
        #expect(packed.body.count < plain.body.count)
        #expect(packed.header("Vary") == "Accept-Encoding")
    }

    @Test(arguments: Door.allCases)
    func `The page names joined files that are cached as immutable`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let page = try await house.send(.get("/"))
        #expect(page.header("Cache-Control") == "no-cache")
        let addresses = page.text.split(separator: "\"").filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
        #expect(addresses.count == 2)
        for address in addresses {
            let answer = try await house.send(.get("/" + String(address)))
            #expect(answer.status == 200)
            #expect(answer.header("Cache-Control") == "max-age=31536000, immutable")
            #expect(answer.text.contains("red") || answer.text.contains("return { answer }"))
        }
        let script = try #require(addresses.last)
        #expect(try await house.send(.get("/\(script).map")).header("Content-Type") == "application/json")
        #expect(try await house.send(.get("/js/main.1.js")).status == 404)
    }

    @Test(arguments: Door.allCases)
    func `The guides are at /docs/, with a redirect from /docs`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let guides = try await house.send(.get("/docs/"))
        #expect(guides.status == 200)
        #expect(guides.header("Content-Type") == "text/html; charset=utf-8")
        #expect(guides.text.contains(#"href="reproduceabug.html""#))
        let page = try await house.send(.get("/docs"))
        #expect(page.status == 308 && page.header("Location") == "/docs/")
    }

    @Test(arguments: ["": "", "?app=old": "&app=old"])
    func `The components page has a short address`(query: String, rest: String) async throws {
        let page = try await Kennelhouse(.socket).send(.get("/components\(query)"))
        #expect(page.status == 308 && page.header("Location") == "/?components\(rest)")
    }

    @Test(arguments: Door.allCases)
    func `The page with its unjoined files is at /index.html`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let page = try await house.send(.get("/index.html"))
        #expect(page.text.contains(#"src="js/main.js""#))
        #expect(page.header("Content-Security-Policy")?.contains("default-src 'none'") == true)
        #expect(try await house.send(.get("/js/main.js")).header("Cache-Control") == "no-cache")
    }

    @Test func `A page that cannot be joined fails with the file and line`() throws {
        let page = try PublicFolder()
        try "let a = 1\nexport default a".write(toFile: page.path + "/js/main.js", atomically: true, encoding: .utf8)
        let mistake = #expect(throws: PageError.self) { try StaticFiles(.folder(page.path)) }
        #expect(mistake?.description.contains("js/main.js:2: only a function, a class or one constant") == true)
    }

    @Test(
        arguments: [
            "/../secret.txt", "/%2e%2e/secret.txt", "/js/../../secret.txt", "/js/..%2f..%2fsecret.txt", "//secret.txt",
            "/link.txt", "/.hidden", "/js", "/js/", "/nothing", "/index.html/", "/..%5csecret.txt", "/%00",
        ], Door.allCases)
    func `Paths outside the page's folder are answered with 404`(path: String, door: Door) async throws {
        let house = try Kennelhouse(door)
        let answer = try await house.send(.get(path))
        #expect(answer.status == 404, "\(answer.text)")
        #expect(answer.header("Content-Type") == "application/problem+json")
        #expect(!answer.text.contains("not for you"))
    }

    @Test func `A folder without a page is an error`() {
        #expect(throws: PageError.self) { try StaticFiles(.folder("/nonexistent")) }
    }
}
