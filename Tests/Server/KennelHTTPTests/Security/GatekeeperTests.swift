import FolderSupport
import Foundation
import Locks
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Who is let in", .timeLimit(.minutes(5)))
struct GatekeeperTests {
    @Test(
        arguments: [
            ("127.0.0.1", 200), ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("LOCALHOST", 200), ("[::1]:80", 200),
            ("127.0.0.2", 200), ("evil.example", 403), ("localhost.evil.example", 403), ("192.168.0.1:8080", 403),
            ("", 403), ("127.0.0.1.evil.example", 403),
        ], Door.allCases)
    func `A server on loopback accepts only its own names in the Host header`(host: (String, Int), door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let answer = try await house.send(.get("/healthz").with("Host", host.0))
        #expect(answer.status == host.1)
        if host.1 == 403 { #expect(answer.header("Content-Type") == "application/problem+json") }
    }

    @Test(arguments: Door.allCases)
    func `A server accepts an allowed name in the Host header`(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.allowedHosts = ["demo.example"] }
        #expect(try await house.send(.get("/healthz").with("Host", "Demo.example:443")).status == 200)
    }

    @Test(
        arguments: [
            (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
            (["Origin": "http://127.0.0.1:1"], 403), (["Origin": "http://127.0.0.1.evil.example"], 403),
            (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
            (["Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"], 403),
            (["Sec-Fetch-Site": "same-origin"], 201), ([:], 201), (["Origin": "http://127.0.0.1"], 201),
            (["Origin": "https://127.0.0.1", "Sec-Fetch-Site": "same-origin"], 201),
        ], Door.allCases)
    func `Another site's page cannot open a session`(headers: ([String: String], Int), door: Door) async throws {
        let house = try Kennelhouse(door)
        var ask = Ask.post("/api/sessions", "{}").with("Host", "127.0.0.1")
        for (name, value) in headers.0 { ask.headers[name] = value }
        #expect(try await house.send(ask).status == headers.1)
    }

    @Test(arguments: Door.allCases)
    func `A link from another site still opens the page`(door: Door) async throws {
        let house = try Kennelhouse(door)
        #expect(try await house.send(.get("/").with("Sec-Fetch-Site", "cross-site")).status == 200)
    }

    @Test(
        arguments: Door.allCases
    )
    func `If a token is required, clients without it get 401, and browsers exchange it for a cookie`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door) { $0.token = "correct-horse-battery" }
        let refused = try await house.send(.get("/api/controllers"))
        #expect(refused.status == 401)
        #expect(refused.header("WWW-Authenticate") == "Bearer")
        #expect(try await house.send(.get("/api/controllers").with("Authorization", "Bearer wrong")).status == 401)
        let bearer = "Bearer correct-horse-battery"
        #expect(try await house.send(.get("/api/controllers").with("Authorization", bearer)).status == 200)

        let wrong = try await house.send(.get("/?token=wrong").with("Accept", "text/html"))
        #expect(wrong.status == 401)
        #expect(wrong.header("Content-Type") == "text/html; charset=utf-8")
        let right = try await house.send(.get("/?token=correct-horse-battery&screen=%2Fhome%20x"))
        #expect(right.status == 303)
        #expect(right.header("Location") == "/?screen=%2Fhome%20x")
        let cookie = try #require(right.header("Set-Cookie"))
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
        #expect(!cookie.contains("correct-horse"))
        let pair = String(cookie.prefix { $0 != ";" })
        #expect(try await house.send(.get("/api/controllers").with("Cookie", "a=b; \(pair)")).status == 200)
        #expect(try await house.send(.get("/api/controllers").with("Cookie", "kennel=guess")).status == 401)
        #expect(try await house.send(.get("/healthz")).status == 200)
    }

    @Test func `The cookie is named after the port that the browser uses`() async throws {
        let house = try Kennelhouse(.inProcess) { $0.token = "correct-horse-battery" }
        let entered = try await house.send(
            .get("/?token=correct-horse-battery").with("Host", "localhost:8080").with("Accept", "text/html"))
        let cookie = String(try #require(entered.header("Set-Cookie")).prefix { $0 != ";" })
        #expect(cookie.hasPrefix("kennel-8080="))
        for (host, status) in [("localhost:8080", 200), ("localhost:8081", 401), ("localhost", 401)] {
            let ask = Ask.get("/api/controllers").with("Host", host).with("Cookie", cookie)
            #expect(try await house.send(ask).status == status)
        }
    }

    @Test func `A cookie with its earlier name is accepted, and opening a page renames it`() async throws {
        let house = try Kennelhouse(.inProcess) { $0.token = "correct-horse-battery" }
        let entered = try await house.send(.get("/?token=correct-horse-battery").with("Host", "localhost"))
        let former = String(try #require(entered.header("Set-Cookie")).prefix { $0 != ";" })
        #expect(former.hasPrefix("kennel="))
        let page = Ask.get("/?screen=%2Fhome").with("Host", "localhost:8080").with("Accept", "text/html")
        let program = Ask.get("/api/controllers").with("Host", "localhost:8080").with("Cookie", former)
        #expect(try await house.send(program).status == 200)
        let renamed = try await house.send(page.with("Cookie", former))
        #expect(renamed.status == 303 && renamed.header("Location") == "/?screen=%2Fhome")
        let present = String(try #require(renamed.header("Set-Cookie")).prefix { $0 != ";" })
        #expect(present == former.replacing("kennel=", with: "kennel-8080="))
        #expect(try await house.send(page.with("Cookie", "\(former); \(present)")).status == 200)
        #expect(try await house.send(page.with("Cookie", present)).status == 200)
        #expect(try await house.send(page.with("Host", "localhost").with("Cookie", former)).status == 200)
        let wrong = try await house.send(page.with("Cookie", "kennel=guess"))
        #expect(wrong.status != 303 && wrong.header("Set-Cookie") == nil)
    }

    @Test func `A cookie secret that is a symbolic link is replaced, and the link's target is unchanged`() throws {
        let folder = TemporaryFolder()
        let (other, secret) = (folder.path("other"), folder.path("cookie"))
        try "precious".write(toFile: other, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: secret, withDestinationPath: other)
        let made = try CookieSecret.read(in: folder.url.path)
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "precious")
        let facts = try FileManager.default.attributesOfItem(atPath: secret)
        #expect(facts[.type] as? FileAttributeType == .typeRegular && facts[.posixPermissions] as? Int == 0o600)
        #expect(try CookieSecret.read(in: folder.url.path) == made)
    }

    @Test(arguments: Door.allCases)
    func `A token in a URL is valid once, and each exchange reports a new one`(door: Door) async throws {
        let told = Locked<[String]>([])
        let house = try Kennelhouse(door) {
            $0.token = "correct-horse-battery"
        } onExchange: { address in
            told.withLock { $0.append(address) }
        }
        let printed = try #require(house.service.address.split(separator: "token=").last.map(String.init))
        var fresh = [printed, "correct-horse-battery"]
        #expect(printed != "correct-horse-battery")
        for _ in 0..<3 {
            let token = fresh.removeFirst()
            let entered = try await house.send(.get("/?token=\(token)"))
            #expect(entered.status == 303)
            #expect(try await house.send(.get("/?token=\(token)")).status == 401)
            fresh.append(try #require(told.withLock { $0.last }?.split(separator: "token=").last.map(String.init)))
        }
        #expect(told.withLock { $0.count } == 3)
        // A client with the chosen token may continue. The token from the printed link is not valid in a header.
        let bearer = "Bearer correct-horse-battery"
        #expect(try await house.send(.get("/api/controllers").with("Authorization", bearer)).status == 200)
        #expect(try await house.send(.get("/api/controllers").with("Authorization", "Bearer \(printed)")).status == 401)
    }

    @Test func `A cookie survives a restart with recordings unless others could read the secret's file`() async throws {
        let folder = TemporaryFolder()
        let token = "correct-horse-battery"
        func house() throws -> Kennelhouse {
            try Kennelhouse(.inProcess) {
                $0.token = token
                $0.recordings = .folder(folder.path("sessions"))
            }
        }
        let first = try house()
        let cookie = try #require(
            try await first.send(.get("/?token=\(token)")).header("Set-Cookie")?.split(separator: ";").first
                .map(String.init))
        await first.stop()
        let file = folder.path("sessions/cookie")
        let manager = FileManager.default
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        let second = try house()
        #expect(try await second.send(.get("/api/controllers").with("Cookie", cookie)).status == 200)
        await second.stop()
        try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        let third = try house()
        #expect(try await third.send(.get("/api/controllers").with("Cookie", cookie)).status == 401)
        await third.stop()
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }

    @Test(
        arguments: [
            ("/", "/"), ("/a/b.html", "/a/b.html"), ("/a%20b", "/a%20b"), ("//evil.example", "/"),
            ("/\\evil.example", "/"), ("/a\\b", "/"), ("/a;b", "/"), ("/a@b", "/"),
        ], Door.allCases)
    func `After the token exchange the browser is redirected to this server only`(path: (String, String), door: Door)
        async throws
    {
        let house = try Kennelhouse(door) { $0.token = "correct-horse-battery" }
        let answer = try await house.send(.get("\(path.0)?token=correct-horse-battery"))
        #expect(answer.status == 303 && answer.header("Location") == path.1)
    }
}
