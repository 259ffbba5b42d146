import Beagle
import TestSupport
import Testing

/// The rules of requests. Tests of the same rule have the same number in their names, such as W2.
@Suite("Requests")
struct RequestTests {
    private final class Outcome {
        var error: Request.Error?
    }

    private func fetch(_ url: String, on stage: BeagleStage) -> Outcome {
        let outcome = Outcome()
        stage.run {
            ViewClient().fetch(url: url, additionalData: nil) { result in
                if case .failure(let error) = result { outcome.error = error }
            }
            #expect(outcome.error == nil, "nothing completes in the same turn")
        }
        return outcome
    }

    @Test func `W2, W3: A bad URL is reported before a missing client, in a later turn`() {
        let stage = BeagleStage()
        stage.application.values[NetworkClientKey.self] = nil
        let outcome = fetch("", on: stage)
        #expect(outcome.error?.reason == "urlBuilderError")
        #expect(stage.notes.logged(.error) == [#"Could not build a URL from """#])
    }

    @Test func `A missing network client is a network error with a description`() {
        let stage = BeagleStage()
        stage.application.values[NetworkClientKey.self] = nil
        let outcome = fetch("/home", on: stage)
        #expect(outcome.error?.reason == "networkError")
        #expect(outcome.error?.localizedDescription.contains("network client") == true)
    }

    @Test func `W4: A body that does not decode is a decoding error`() {
        let stage = BeagleStage()
        let outcome = fetch("/home", on: stage)
        stage.answer(Documents.broken)
        #expect(outcome.error?.reason == "decoding")
    }

    @Test func `The client's own error message is the error's description`() {
        let stage = BeagleStage()
        let outcome = fetch("/home", on: stage)
        stage.fail("The host is asleep.")
        #expect(outcome.error?.localizedDescription == "The host is asleep.")
        #expect(ServerDrivenState.Error.declarativeText.localizedDescription.isEmpty == false)
    }

    @Test func `W5: Additional data reaches the client unchanged`() {
        let stage = BeagleStage()
        let data = HttpAdditionalData(method: .put, headers: ["a": "b"], body: ["k": [1, 2.5, nil]])
        stage.run {
            let screen = BeagleScreenViewController(.remote(.init(url: "/home", additionalData: data)))
            stage.show(screen)
        }
        #expect(stage.network.requests.first?.additionalData == data)
        #expect(stage.network.requests.first?.purpose == .screen)
    }

    @Test func `The application's network client is used instead of the session's`() {
        let stage = BeagleStage()
        let own = ScriptedNetwork(timeline: Timeline())
        stage.dependencies.networkClient = own
        _ = fetch("/home", on: stage)
        #expect(own.requests.count == 1)
        #expect(stage.network.requests.isEmpty)
    }

    @Test func `HttpAdditionalData of Beagle 1.x and 2.x both give the bytes to send`() {
        let new = HttpAdditionalData(method: .post, body: ["b": true, "a": "x"])
        #expect(new.bodyData.map { String(decoding: $0, as: UTF8.self) } == #"{"a":"x","b":true}"#)
        let old = HttpAdditionalData(httpData: .init(method: .POST, body: Data("raw".utf8)))
        #expect(old.bodyData == Data("raw".utf8))
        #expect(old.method == .post)
    }
}
