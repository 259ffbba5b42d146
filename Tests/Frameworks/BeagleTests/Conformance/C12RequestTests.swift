import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

@Suite("Conformance C12: requests")
struct C12RequestTests {
    private let shown: DocumentScreen

    init() throws {
        shown = try DocumentScreen(fixture: "conformance/C12-requests.json")
    }

    private var ok: String { shown.texts[0] }
    private var error: String { shown.texts[1] }
    private var order: String { shown.texts[3] }

    @Test func `The URL and nested body are evaluated; the next action runs before the request's handlers`() throws {
        try shown.press("Unlock")
        let request = try #require(shown.stage.network.requests.first)
        #expect(request.url.absoluteString == "https://bff.test/rides/r7")
        #expect(request.additionalData?.method == .post)
        let body = try JSON(parsing: [UInt8](request.additionalData?.bodyData ?? .init()))
        #expect(body == ["at": ["lat": -23.5, "name": "Sé"], "seen": ["Sé"]])
        #expect(order == "order: next")
        #expect(shown.texts[2] == "done: ")
    }

    @Test func `Each outcome of a request runs exactly one handler and then onFinish`() throws {
        try shown.press("Unlock")
        shown.stage.answer(#"{"id":"k7"}"#)
        #expect(shown.texts == ["ok: 200 k7", "err: ", "done: true", "order: next ok done"])
        try shown.press("Unlock")
        shown.stage.answer("unlocked")
        #expect(ok == "ok: 200 ")
        #expect(order == "order: next ok done")
        #expect(error == "err: ")
        try shown.press("Unlock")
        shown.stage.run { shown.stage.network.reject(404, body: #"{"id":"none"}"#) }
        #expect(error == "err: 404 status 404")
        #expect(order == "order: next err done")
        try shown.press("Unlock")
        shown.stage.fail("connection refused")
        #expect(error == "err: 0 connection refused")
        #expect(order == "order: next err done")
        #expect(ok == "ok: 200 ")
    }
}
