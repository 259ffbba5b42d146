import JSON
import KennelTesting
import Testing

@testable import SampleApp

@Suite("Every kind of error, on purpose")
struct FailureKindsTests {
    /// The cause of a failure kind, its name in the log, and the result of a retry.
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        var press: String?
        let kind: String
        var reason: String?
        var retries = 1
        var end: String?

        var testDescription: String { name }
    }

    @Test(arguments: [
        Kind(name: "remoteScreen · networkError", kind: "remoteScreen", reason: "networkError", end: "Here it is."),
        Kind(name: "remoteScreen · decoding", kind: "remoteScreen", reason: "decoding", end: "Here it is."),
        Kind(name: "remoteScreen · urlBuilderError", kind: "remoteScreen", reason: "urlBuilderError"),
        Kind(name: "lazyLoad · networkError", kind: "lazyLoad", reason: "networkError", end: "The part is here."),
        Kind(name: "lazyLoad · decoding", kind: "lazyLoad", reason: "decoding", end: "The part is here."),
        Kind(name: "lazyLoad · urlBuilderError", kind: "lazyLoad", reason: "urlBuilderError"),
        Kind(
            name: "submitForm · networkError", press: "Send", kind: "submitForm", reason: "networkError",
            end: "The form arrived."),
        Kind(
            name: "submitForm · decoding", press: "Send", kind: "submitForm", reason: "decoding",
            end: "The form arrived."),
        Kind(
            name: "submitForm · urlBuilderError", press: "Send", kind: "submitForm", reason: "urlBuilderError"),
        Kind(name: "action", kind: "action", retries: 2, end: "The card was accepted."),
        Kind(name: "webView", kind: "webView", end: nil),
        Kind(name: "declarativeText", kind: "declarativeText"),
    ])
    func `An error state names its kind and reason, and a retry leads to the expected end`(_ kind: Kind) async throws {
        let session = await TestSession.open(AppDelegate.init, screen: "/failures/kinds", backend: .sample())
        try await session.tap(kind.name)
        await session.advance(by: .seconds(1))
        if let press = kind.press {
            try await session.tap(press)
            await session.advance(by: .seconds(1))
        }
        for _ in 1...kind.retries {
            let error = try #require(await errors(of: session).last)
            #expect(error["kind"]?.string == kind.kind)
            #expect(error["reason"]?.string == kind.reason)
            try await session.retry()
            await session.advance(by: .seconds(1))
        }
        let count = await errors(of: session).count
        if let end = kind.end {
            #expect(await session.shows(end))
            #expect(count == kind.retries)
        } else if kind.kind == "webView" {
            #expect(count == 1)
        } else {
            #expect(count == 2)  // a failure without a URL or text fails again
        }
    }

    private func errors(of session: TestSession) async -> [JSON] {
        (await session.snapshot()["states"]?.array ?? []).compactMap { $0["error"] }
    }
}
