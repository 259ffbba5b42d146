import Testing

@testable import Kennel

@Suite("Who is let in", .timeLimit(.minutes(1)))
struct GatekeeperTests {
    @Test(
        "A server on loopback answers to its own names only",
        arguments: [
            ("127.0.0.1", 200), ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("LOCALHOST", 200), ("[::1]:80", 200),
            ("127.0.0.2", 200), ("evil.example", 403), ("localhost.evil.example", 403), ("192.168.0.1:8080", 403),
            ("", 403), ("127.0.0.1.evil.example", 403),
        ], Door.allCases)
    func host(host: (String, Int), door: Door) async throws {
        let house = try Kennelhouse(door)
        let answer = try await house.send(.get("/healthz").with("Host", host.0))
        #expect(answer.status == host.1)
        if host.1 == 403 { #expect(answer.header("Content-Type") == "application/problem+json") }
    }

    @Test("A name that was allowed is one of its own", arguments: Door.allCases)
    func allowedHost(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.allowedHosts = ["demo.example"] }
        #expect(try await house.send(.get("/healthz").with("Host", "Demo.example:443")).status == 200)
    }

    @Test(
        "Another site's page changes nothing and reads nothing",
        arguments: [
            (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
            (["Origin": "http://127.0.0.1:1"], 403), (["Origin": "http://127.0.0.1.evil.example"], 403),
            (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
            (["Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"], 403),
            (["Sec-Fetch-Site": "same-origin"], 201), ([:], 201), (["Origin": "http://127.0.0.1"], 201),
            (["Origin": "https://127.0.0.1", "Sec-Fetch-Site": "same-origin"], 201),
        ], Door.allCases)
    func origin(headers: ([String: String], Int), door: Door) async throws {
        let house = try Kennelhouse(door)
        var ask = Ask.post("/api/sessions", "{}").with("Host", "127.0.0.1")
        for (name, value) in headers.0 { ask.headers[name] = value }
        #expect(try await house.send(ask).status == headers.1)
    }

    @Test("A link from another site still opens the page", arguments: Door.allCases)
    func linkFromElsewhere(door: Door) async throws {
        let house = try Kennelhouse(door)
        #expect(try await house.send(.get("/").with("Sec-Fetch-Site", "cross-site")).status == 200)
    }

    @Test(
        "With a token, only those who know it get in, and a browser exchanges it for a cookie", arguments: Door.allCases
    )
    func token(door: Door) async throws {
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
}
