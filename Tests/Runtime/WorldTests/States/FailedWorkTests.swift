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

    @Test("A request that failed is what would be retried, as it was sent")
    func network() {
        let failure = NetworkError(error: Broken(errorDescription: "no way"), request: request)
        let work = work(.lazyLoad(.networkError(failure)))
        #expect(work.subject == "POST /pay?n=1")
        #expect(work.errorDescription.kind == .lazyLoad && work.errorDescription.reason == .networkError)
        #expect(work.errorDescription.message == "no way" && work.errorDescription.undecoded == nil)
        #expect(self.work(.webView(failure)).subject == "POST /pay?n=1")
        #expect(self.work(.webView(failure)).errorDescription.reason == nil)
    }

    @Test("An answer that does not decode is named, for whoever wants to see it")
    func decoding() {
        let work = work(.remoteScreen(.decoding(Broken(errorDescription: "no screen"))), isAnswered: true)
        #expect(work.errorDescription.undecoded == RequestID(rawValue: 7) && work.errorDescription.reason == .decoding)
        #expect(work.subject == "POST /pay?n=1" && work.errorDescription.message == "no screen")
    }

    @Test("Where no request is known, the screen is what would be retried: by its address, its id or its class")
    func subjects() {
        #expect(work(.remoteScreen(.urlBuilderError)).subject == "GET /home")
        #expect(work(.declarativeText, at: ScreenIdentity(type: "Screen", id: "home")).subject == "home")
        #expect(work(.declarativeText, at: ScreenIdentity(type: "Screen")).subject == "Screen")
    }

    @Test("What is wrong with a text is told of errors about texts, and of no others")
    func texts() {
        let wrong = Broken(errorDescription: "a comma is missing")
        #expect(work(.declarativeText, textError: wrong).errorDescription.message == "a comma is missing")
        let other = work(.action(Broken(errorDescription: "no money")), textError: wrong)
        #expect(other.errorDescription.message != "a comma is missing" && other.errorDescription.reason == nil)
    }

    @Test("A message that is longer than anybody reads is cut")
    func long() {
        let work = work(.remoteScreen(.decoding(Broken(errorDescription: String(repeating: "é", count: 100_000)))))
        #expect(work.errorDescription.message.utf8.count <= 8_300)
    }
}
