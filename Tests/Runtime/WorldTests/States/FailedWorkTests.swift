import Beagle
import Foundation
import Testing
import Wire

@testable import World

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("What an error says of itself")
struct FailedWorkTests {
    private struct Broken: LocalizedError {
        let errorDescription: String?
    }

    private let screen = ScreenIdentity(type: "Screen", id: "home", url: "/home")
    private let request: URLRequest

    init() throws {
        var request = URLRequest(url: try #require(URL(string: "http://bff.test/pay?n=1")))
        request.httpMethod = "POST"
        self.request = request
    }

    private func work(
        _ error: ServerDrivenState.Error, at screen: ScreenIdentity? = nil, isAnswered: Bool = false,
        textError: (any Error)? = nil
    ) -> FailedWork {
        FailedWork(
            error, at: screen ?? self.screen,
            answered: isAnswered ? (RequestID(rawValue: 7), request) : nil, textError: textError)
    }

    @Test func `The subject of a failed request is its method, path and query`() {
        let failure = NetworkError(error: Broken(errorDescription: "no way"), request: request)
        let work = work(.lazyLoad(.networkError(failure)))
        #expect(work.subject == "POST /pay?n=1")
        #expect(work.errorDescription.kind == .lazyLoad && work.errorDescription.reason == .networkError)
        #expect(work.errorDescription.message == "no way" && work.errorDescription.undecoded == nil)
        #expect(self.work(.webView(failure)).subject == "POST /pay?n=1")
        #expect(self.work(.webView(failure)).errorDescription.reason == nil)
    }

    @Test func `A decoding error names the request whose response could not be decoded`() {
        let work = work(.remoteScreen(.decoding(Broken(errorDescription: "no screen"))), isAnswered: true)
        #expect(work.errorDescription.undecoded == RequestID(rawValue: 7) && work.errorDescription.reason == .decoding)
        #expect(work.subject == "POST /pay?n=1" && work.errorDescription.message == "no screen")
    }

    @Test func `Without a request the subject is the screen's URL, id or class`() {
        #expect(work(.remoteScreen(.urlBuilderError)).subject == "GET /home")
        #expect(work(.declarativeText, at: ScreenIdentity(type: "Screen", id: "home")).subject == "home")
        #expect(work(.declarativeText, at: ScreenIdentity(type: "Screen")).subject == "Screen")
    }

    @Test func `A text error is reported for declarative text errors and for no other kind`() {
        let wrong = Broken(errorDescription: "a comma is missing")
        #expect(work(.declarativeText, textError: wrong).errorDescription.message == "a comma is missing")
        let other = work(.action(Broken(errorDescription: "no money")), textError: wrong)
        #expect(other.errorDescription.message != "a comma is missing" && other.errorDescription.reason == nil)
    }

    @Test func `A very long error message is truncated`() {
        let work = work(.remoteScreen(.decoding(Broken(errorDescription: String(repeating: "é", count: 100_000)))))
        #expect(work.errorDescription.message.utf8.count <= 8_300)
    }
}
