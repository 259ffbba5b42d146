import Beagle
import TestSupport
import Testing

/// Acceptance checks W2–W5.
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

    @Test("W2, W3: a bad URL wins over a missing client, and is told in a later turn")
    func badURL() {
        let stage = BeagleStage()
        stage.application.values[NetworkClientKey.self] = nil
        let outcome = fetch("", on: stage)
        #expect(outcome.error?.reason == "urlBuilderError")
        #expect(stage.notes.logged(.error) == [#"Could not build a URL from """#])
    }

    @Test("A missing client is a network error that says so")
    func missingClient() {
        let stage = BeagleStage()
        stage.application.values[NetworkClientKey.self] = nil
        let outcome = fetch("/home", on: stage)
        #expect(outcome.error?.reason == "networkError")
        #expect(outcome.error?.localizedDescription.contains("network client") == true)
    }

    @Test("W4: a body that does not decode is a decoding error")
    func decoding() {
        let stage = BeagleStage()
        let outcome = fetch("/home", on: stage)
        stage.answer(Documents.broken)
        #expect(outcome.error?.reason == "decoding")
    }

    @Test("The client's own error reaches the description")
    func description() {
        let stage = BeagleStage()
        let outcome = fetch("/home", on: stage)
        stage.fail("The host is asleep.")
        #expect(outcome.error?.localizedDescription == "The host is asleep.")
        #expect(ServerDrivenState.Error.declarativeText.localizedDescription.isEmpty == false)
    }

    @Test("W5: additional data reaches the client unchanged")
    func additionalData() {
        let stage = BeagleStage()
        let data = HttpAdditionalData(method: .put, headers: ["a": "b"], body: ["k": [1, 2.5, nil]])
        stage.run {
            let screen = BeagleScreenViewController(.remote(.init(url: "/home", additionalData: data)))
            stage.show(screen)
        }
        #expect(stage.network.requests.first?.additionalData == data)
        #expect(stage.network.requests.first?.purpose == .screen)
    }

    @Test("The application's client is used before the session's")
    func ownClient() {
        let stage = BeagleStage()
        let own = ScriptedNetwork(timeline: Timeline())
        stage.dependencies.networkClient = own
        _ = fetch("/home", on: stage)
        #expect(own.requests.count == 1)
        #expect(stage.network.requests.isEmpty)
    }

    @Test("Bodies of both eras are the bytes to send")
    func bodies() {
        let new = HttpAdditionalData(method: .post, body: ["b": true, "a": "x"])
        #expect(new.bodyData.map { String(decoding: $0, as: UTF8.self) } == #"{"a":"x","b":true}"#)
        let old = HttpAdditionalData(httpData: .init(method: .POST, body: Data("raw".utf8)))
        #expect(old.bodyData == Data("raw".utf8))
        #expect(old.method == .post)
    }
}
