import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

/// Text inputs, forms, web views and analytics in a session, as its page sees them.
@Suite("Forms in a session")
struct FormSessionTests {
    private static let form = """
        {"_beagleComponent_":"beagle:screenComponent","id":"sign","child":{"_beagleComponent_":"beagle:simpleForm",
         "context":{"id":"f","value":{"mail":"","last":""}},
         "onSubmit":[{"_beagleAction_":"beagle:alert","message":"Sent to @{f.mail}",
                      "analytics":{"attributes":["message"],"additionalEntries":{"from":"form"}}}],"children":[
          {"_beagleComponent_":"beagle:textInput","placeholder":"Mail","value":"@{f.mail}",
           "onFocus":[{"_beagleAction_":"beagle:setContext","contextId":"f","path":"last","value":"in @{onFocus.value}"}],
           "onChange":[{"_beagleAction_":"beagle:setContext","contextId":"f","path":"mail","value":"@{onChange.value}"}],
           "onBlur":[{"_beagleAction_":"beagle:setContext","contextId":"f","path":"last","value":"out @{onBlur.value}"}]},
          {"_beagleComponent_":"beagle:textInput","placeholder":"Code","type":"PASSWORD","readOnly":true},
          {"_beagleComponent_":"beagle:textInput","placeholder":"Off","enabled":false},
          {"_beagleComponent_":"beagle:text","text":"last: @{f.last}"}]}}
        """

    private func open(_ document: String, backend: TestBackend = TestBackend()) async -> TestSession {
        await TestSession(
            RecordingApp.init, configuration: SessionConfiguration(screenJSON: document, opened: 1_700_000_000_000),
            backend: backend)
    }

    private func field(_ name: String, _ session: TestSession) async throws -> ViewID {
        let snapshot = await session.snapshot()
        func find(_ node: JSON) -> String? {
            if node["props"]?["placeholder"]?.string == name { return node["id"]?.string }
            return (node["children"]?.array ?? []).lazy.compactMap(find).first
        }
        let id = try #require(snapshot["tree"].flatMap(find))
        return try #require(ViewID(id))
    }

    @Test func `Focus, text, return and blur reach the field, and return in the last field submits`() async throws {
        let session = await open(Self.form)
        let mail = try await field("Mail", session)
        try await session.send(.focus(mail))
        #expect(await session.shows("last: in "))
        try await session.send(.text(mail, "a@b", sequence: 1))
        try await session.pressReturn(in: "Mail")
        #expect(await session.shows("last: out a@b"))
        try await session.send(.blur(mail))
        #expect(await session.alerts().isEmpty)
        try await session.pressReturn(in: "Code")
        #expect(await session.alerts() == ["Sent to a@b"])
    }

    @Test func `A disabled or read-only field takes no text, and a label refuses the return key`() async throws {
        let session = await open(Self.form)
        let off = try await field("Off", session)
        await #expect(throws: TestFailure.rejected(.unreachable(off, .disabled))) {
            try await session.send(.text(off, "x", sequence: nil))
        }
        try await session.type("x", into: "Code")
        #expect(await session.texts().contains("x") == false)
        let label = try #require(await session.view(reading: "last: "))
        await #expect(throws: TestFailure.rejected(.unsupported(label, input: "return"))) {
            try await session.send(.returnKey(label))
        }
    }

    @Test func `Text typed into a password field is in no log line`() async throws {
        let session = await open(Self.form.replacing(#","readOnly":true"#, with: ""))
        try await session.type("tiger", into: "Code")
        let log = await session.snapshot()["log"]?.description ?? ""
        #expect(log.contains("types into"))
        #expect(!log.contains("tiger"))
    }

    @Test func `Analytics records are log lines, and complete in the snapshot, oldest first`() async throws {
        let session = await open(Self.form)
        try await session.type("a@b", into: "Mail")
        await session.advance(by: .seconds(2))
        try await session.pressReturn(in: "Code")
        let records = try #require(await session.snapshot()["analytics"]?.array)
        #expect(records.map { $0["type"]?.string } == ["screen", "action"])
        #expect(records[0]["screen"]?.string == "sign")
        #expect(records[1]["attributes"] == ["message": "Sent to a@b"])
        #expect(records[1]["additionalEntries"] == ["from": "form"])
        #expect(records[1]["component"]?["type"]?.string == "beagle:textinput")
        #expect(records[1]["timestamp"]?.double == 1_700_000_002_000)
        #expect(
            await session.log().filter { $0.hasPrefix("records ") } == [
                "records screen sign", "records beagle:alert onSubmit",
            ])
    }

    // MARK: - Web views

    private static let web = """
        {"_beagleComponent_":"beagle:container","children":[
         {"_beagleComponent_":"beagle:webView","url":"http://web.test/rules","style":{"flex":{"grow":1}}}]}
        """

    private func page(_ session: TestSession) async -> JSON? {
        let snapshot = await session.snapshot()
        func find(_ node: JSON) -> JSON? {
            node["kind"]?.string == "webview"
                ? node["props"] : (node["children"]?.array ?? []).lazy.compactMap(find).first
        }
        return snapshot["tree"].flatMap(find)
    }

    @Test func `A web view's page is requested with HEAD, and then the browser loads it`() async throws {
        let backend = TestBackend()
        backend.answer("/rules", with: .response(TransportResponse()))
        let session = await open(Self.web, backend: backend)
        #expect(
            await session.requests().map { "\($0.method) \($0.url) \($0.purpose)" } == [
                "HEAD http://web.test/rules webView"
            ])
        #expect(backend.requests.first?.headers["Content-Type"] == nil)
        #expect(await page(session)?["src"]?.string == "http://web.test/rules")
        #expect(await page(session)?["framed"]?.bool == true)
    }

    @Test(arguments: [
        (["X-Frame-Options": "SAMEORIGIN"], false), (["x-frame-options": "deny"], false),
        (["Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'"], false),
        (["Content-Security-Policy": "frame-ancestors *", "X-Frame-Options": "DENY"], true),
        (["Content-Security-Policy": "default-src 'none'"], true),
    ])
    func `The frame headers of a web page decide whether it is shown in a frame`(
        headers: [String: String], isFramed: Bool
    ) async throws {
        let backend = TestBackend()
        backend.answer("/rules", with: .response(TransportResponse(headers: headers)))
        let session = await open(Self.web, backend: backend)
        #expect(await page(session)?["framed"]?.bool ?? false == isFramed)
        #expect(await page(session)?["src"]?.string == "http://web.test/rules")
    }

    @Test func `A server that refuses HEAD gets a GET, and a page on a forbidden host is only linked`() async throws {
        let backend = TestBackend()
        backend.answer("/rules", with: .status(405), .response(TransportResponse()))
        var session = await open(Self.web, backend: backend)
        #expect(await session.requests().map(\.method) == ["HEAD", "GET"])
        #expect(await page(session)?["framed"]?.bool == true)
        backend.answer("/rules", with: .failure(.forbiddenHost))
        session = await open(Self.web, backend: backend)
        #expect(await page(session)?["src"]?.string == "http://web.test/rules")
        #expect(await page(session)?["framed"]?.bool == nil)
        #expect(await session.states().allSatisfy { $0.errorKind == nil })
    }

    @Test func `A fault in a web view is an error of kind webView, whose retry requests the page again`() async throws {
        let backend = TestBackend()
        backend.answer("/rules", with: .response(TransportResponse()))
        let rule = FaultRule(path: "/rules", count: 1, fault: .noConnection)
        let session = await TestSession(
            RecordingApp.init,
            configuration: SessionConfiguration(screenJSON: Self.web, faults: FaultScript(rules: [rule])),
            backend: backend)
        await session.advance(by: .seconds(1))
        let error = try #require(await session.states().last { $0.state == "error" })
        #expect(error.errorKind == "webView")
        #expect(await session.shows("Retry"))
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await page(session)?["src"]?.string == "http://web.test/rules")
        #expect(await session.requests().map(\.phase) == ["failed", "done"])
        #expect(await session.pendingRetries().isEmpty)
    }
}

/// An app that records analytics.
private final class RecordingApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.analyticsProvider = Provider()
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private struct Provider: AnalyticsProvider {
        func getConfig() -> AnalyticsConfig { AnalyticsConfig() }
        func createRecord(_ chronicle: AnalyticsRecord) {}
    }
}
