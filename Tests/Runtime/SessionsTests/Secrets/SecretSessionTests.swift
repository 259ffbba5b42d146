import Foundation
import JSON
import KennelTesting
import SessionSupport
import Sessions
import Testing
import Wire

/// Tests for values that a session keeps secret on the whole way from its page to its backend.
@Suite("Secrets of a session")
struct SecretSessionTests {
    private static let form = """
        {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container",
         "context":{"id":"c","value":{"password":"","again":"","answer":{"token":""},"echo":""}},"children":[
          {"_beagleComponent_":"beagle:textInput","placeholder":"Password","type":"PASSWORD","value":"@{c.password}",
           "onChange":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"password","value":"@{onChange.value}"}]},
          {"_beagleComponent_":"beagle:textInput","placeholder":"Again","type":"PASSWORD","value":"@{c.again}",
           "onChange":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"again","value":"@{onChange.value}"}]},
          {"_beagleComponent_":"beagle:textInput","placeholder":"Name","value":""},
          {"_beagleComponent_":"beagle:text","text":"same: @{eq(c.password, c.again)}, long: @{gt(length(c.password), 7)}"},
          {"_beagleComponent_":"beagle:text","text":"echo: @{c.echo}"},
          {"_beagleComponent_":"beagle:button","text":"Sign in","onPress":[{"_beagleAction_":"beagle:sendRequest",
           "url":"/in?p=@{c.password}","method":"POST","headers":{"X-Pass":"@{c.password}","Authorization":"Basic abc"},
           "data":{"password":"@{c.password}"},
           "onSuccess":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"answer","value":"@{onSuccess.data}"},
                        {"_beagleAction_":"beagle:setContext","contextId":"c","path":"echo","value":"@{onSuccess.data.echo}"}]}]},
          {"_beagleComponent_":"beagle:button","text":"Ask","onPress":[{"_beagleAction_":"beagle:sendRequest",
           "url":"/me","headers":{"Authorization":"Bearer @{c.answer.token}"}}]}
         ]}}
        """
    private static let password = #"Corr"ect\hörse 7&€"#
    private static let token = "eyJhbGciOiJIUzI1NiJ9.payload-1"

    private func open(_ backend: TestBackend, secrets: SecretPolicy = .standard) async -> TestSession {
        await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screenJSON: Self.form), backend: backend,
            secrets: secrets)
    }

    /// A backend whose sign-in response is a number of bytes longer.
    private func backend(padding: Int = 0) -> TestBackend {
        let backend = TestBackend()
        let padding = String(repeating: "x", count: padding)
        let escaped = Self.password.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        backend.answer(
            "/in",
            with: .response(
                TransportResponse(
                    headers: [
                        "Content-Type": "application/json",
                        "Set-Cookie": "sid=s3cr3tcookie; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT, b=other-c00kie",
                    ],
                    body: Data(
                        #"{"token":"\#(Self.token)","pin":4711,"echo":"you said \#(escaped)","rest":"\#(padding)"}"#
                            .utf8))))
        backend.answer("/me", with: .screen("{}"))
        return backend
    }

    private var tokens: SecretPolicy {
        var policy = SecretPolicy()
        policy.paths = ["token", "pin"].compactMap(SecretPath.init)
        return policy
    }

    /// Returns everything of a session that anybody but the backend could see.
    private func everything(_ session: TestSession) async throws -> String {
        let entries = try session.journal.entries.map { try JSONEncoder().encode($0.input) }
        let events = session.emitted.flatMap(\.data)
        let requests = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                var details: [UInt8] = []
                for number: Int32 in 1...9 {
                    details += (try? await view.requestDetails(RequestID(rawValue: number))) ?? []
                }
                continuation.resume(returning: details)
            }
        }
        let bytes = entries.flatMap { [UInt8]($0) } + events + requests + [UInt8](await session.snapshot().encoded())
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `A password reaches the backend in URL, header and body, and is visible nowhere else`() async throws {
        let backend = backend()
        let session = await open(backend)
        for end in Self.password.indices { try await session.type(String(Self.password[...end]), into: "Password") }
        try await session.tap("Sign in")
        let request = try #require(backend.requests.first)
        let query = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems?.first?.value
        #expect(query == Self.password)
        #expect(request.headers["X-Pass"] == Self.password)
        #expect(try JSON(parsing: [UInt8](request.body ?? Data()))["password"]?.string == Self.password)
        #expect(await session.texts().contains { $0.hasPrefix("echo: you said ") })
        let seen = try await everything(session)
        for secret in ["ect\\\\hörse", "hörse", "7&€", "Corr", "s3cr3tcookie", "other-c00kie"] {
            let isSeen = seen.contains(secret)
            #expect(!isSeen, "\(secret) can be seen")
        }
        #expect(seen.contains("[authorization]"))
    }

    @Test func `A placeholder keeps the password's length, character kinds and equality for the app`() async throws {
        let session = await open(backend())
        try await session.type("Abcdef1!", into: "Password")
        #expect(await session.shows("same: false, long: true"))
        try await session.type("Abcdef1!", into: "Again")
        #expect(await session.shows("same: true, long: true"))
        try await session.type("Abcdef", into: "Password")
        #expect(await session.shows("same: false, long: false"))
        guard case .text(_, let text, _) = try #require(session.journal.entries.dropFirst().first).input else {
            Issue.record("the second input is no text")
            return
        }
        #expect(text != "Abcdef1!")
        #expect(text.utf16.count == 8)
        #expect(text.wholeMatch(of: /[A-Z][a-z]{5}[0-9][!*]/) != nil)
    }

    @Test func `Text typed into a field that is not secure is recorded unchanged`() async throws {
        let session = await open(backend())
        try await session.type("Ada Lovelace", into: "Name")
        #expect(try await everything(session).contains("Ada Lovelace"))
    }

    @Test(arguments: [0, 100_000])
    func `A secret of a short or long response goes back to the backend and is not visible elsewhere`(padding: Int)
        async throws
    {
        let backend = backend(padding: padding)
        let session = await open(backend, secrets: tokens)
        try await session.tap("Sign in")
        try await session.tap("Ask")
        #expect(backend.requests.last?.headers["Authorization"] == "Bearer \(Self.token)")
        let seen = try await everything(session)
        #expect(!seen.contains(Self.token))
        #expect(!seen.contains("4711"))
    }

    @Test func `A session with secrets is rebuilt exactly, reports missing secrets and accepts them again`()
        async throws
    {
        let backend = backend()
        let session = await open(backend, secrets: tokens)
        try await session.type(Self.password, into: "Password")
        try await session.tap("Sign in")
        let texts = await session.texts()
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        #expect(await rebuilt.texts() == texts)
        let restored = await rebuilt.snapshot()["restored"]
        #expect(restored?["differsFrom"] == nil)
        #expect(restored?["lacksSecrets"] == true)
        try await rebuilt.type(Self.password, into: "Password")
        try await rebuilt.tap("Sign in")
        #expect(backend.requests.last?.headers["X-Pass"] == Self.password)
    }

    @Test func `A session that does not hide passwords gives them to the app unchanged`() async throws {
        var policy = SecretPolicy()
        policy.hidesPasswords = false
        let session = await open(backend(), secrets: policy)
        try await session.type("Abcdef1!", into: "Password")
        #expect(try await everything(session).contains("Abcdef1!"))
    }

    @Test(arguments: ["7", "Ab1"])
    func `A short secret is not replaced inside other words of a request`(_ secret: String) async throws {
        let backend = backend()
        let session = await open(backend)
        try await session.type(secret, into: "Password")
        try await session.tap("Sign in")
        let request = try #require(backend.requests.first)
        #expect(request.url.path == "/in")
        #expect(request.headers["X-Pass"] == secret)
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(try JSON(parsing: [UInt8](request.body ?? Data())) == ["password": .string(secret)])
    }
}
