// swift-format-ignore-file
// Made by Kennel 0 from a recording of 23 inputs.
// Secrets replaced: 2.
import Foundation
import KennelTesting
import Testing
import Wire

@testable import SampleApp

@Suite("Recorded: /start")
struct RecordedStart {
    @Test func `The recorded inputs lead to the recorded screens`() async throws {
        let backend = TestBackend()
        backend.answer(
            "/start", with:
                .after(.milliseconds(40), .response(.init(status: 500, body: Data(#"{"status":500}"#.utf8)))),
                .after(.milliseconds(35), .screen(Recorded.answer2)))
        backend.answer("/enter", with: .after(.milliseconds(20), .screen(#"{"name":"Ada \"the first\""}"#)))
        backend.answer("/more", with: .screen(Recorded.answer5))
        backend.answer("/slow", with: .never)
        let session = await TestSession(
            AppDelegate.init, configuration: .init(bff: URL(string: "http://shop.test"), screen: "/start", controller: "CustomError", device: .init(screen: Device.Screen(checked: 390.0, height: 844.0, safeArea: .init(top: 47.0, left: 0.0, bottom: 34.0, right: 0.0)) ?? .phone), opened: 1_795_356_862_422),
            backend: backend)
        await session.advance(by: .seconds(1))
        #expect(await session.stateNames().suffix(5).elementsEqual(["started", "started", "started", "error", "finished"]))
        #expect(await session.states().last { $0.state == "error" }?.reason == "networkError")
        #expect(await session.stacks() == [["/start"]])
        #expect(await session.shows("That did not work"))
        #expect(await session.shows("The shop could not be reached. It is not your fault."))
        #expect(await session.shows("Try again"))
        #expect(await session.shows("Close"))

        // 2. tap "Try again"
        try await session.tap("Try again")
        await session.advance(by: .milliseconds(1100))
        #expect(await session.stateNames().suffix(3).elementsEqual(["started", "success", "finished"]))
        #expect(await session.shows("Shop"))
        #expect(await session.shows("Welcome to the *shop*"))
        #expect(await session.shows("Nobody yet"))
        #expect(await session.shows("Enter"))
        #expect(await session.shows("More"))
        #expect(await session.shows("Slow"))
        #expect(await !session.shows("That did not work"))
        #expect(await !session.shows("The shop could not be reached. It is not your fault."))

        // 3. types into "Name"
        try await session.type("Ada", into: "Name")

        // 4. types into "Word"
        try await session.type("Aaaaa1aa!", into: "Word")

        // 5. sets 2 fault rule(s)
        try await session.setFaults(.init(text: """
            /enter: pause on response
            /more: 503 once
            """))

        // 6. tap "Enter"
        try await session.tap("Enter")
        await session.advance(by: .seconds(2))

        // 7. releases the answer to request q3, edited
        try await session.send(.held(.init(rawValue: 3), .release(.init(body: Data(#"{"name":"Grace"}"#.utf8)))))
        await session.advance(by: .milliseconds(500))
        #expect(await session.shows("Grace"))
        #expect(await !session.shows("Nobody yet"))

        // 8. tap "More"
        try await session.tap("More")
        await session.advance(by: .seconds(1))
        #expect(await session.stateNames().suffix(3).elementsEqual(["started", "finished", "error"]))
        #expect(await session.states().last { $0.state == "error" }?.reason == "networkError")
        #expect(await session.shows("That did not work"))
        #expect(await session.shows("The shop could not be reached. It is not your fault."))
        #expect(await session.shows("Try again"))
        #expect(await session.shows("Close"))

        // 9. tap "Try again"
        try await session.tap("Try again")
        await session.advance(by: .seconds(1))
        #expect(await session.stateNames().suffix(7).elementsEqual(["started", "finished", "success", "success", "finished", "success", "finished"]))
        #expect(await session.stacks() == [["/start", "/more"]])
        #expect(await session.shows("More of it"))
        #expect(await !session.shows("Shop"))
        #expect(await !session.shows("Welcome to the *shop*"))

        // 10. back
        try await session.back()
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/start"]])
        #expect(await session.shows("Shop"))
        #expect(await session.shows("Welcome to the *shop*"))
        #expect(await session.shows("Grace"))
        #expect(await session.shows("Enter"))
        #expect(await session.shows("Slow"))
        #expect(await !session.shows("More of it"))

        // 11. tap "Slow"
        try await session.tap("Slow")
        #expect(await session.stateNames().suffix(1).elementsEqual(["started"]))
    }

    private enum Recorded {
        static let answer2 = #"""
            {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": "Shop"},
             "child": {"_beagleComponent_": "beagle:container",
              "context": {"id": "who", "value": {"name": "", "word": "", "greeting": "Nobody yet"}},
              "children": [
               {"_beagleComponent_": "beagle:text", "text": "Welcome to the *shop*"},
               {"_beagleComponent_": "beagle:text", "text": "@{who.greeting}"},
               {"_beagleComponent_": "beagle:textInput", "placeholder": "Name", "value": "@{who.name}", "onChange": [
                 {"_beagleAction_": "beagle:setContext", "contextId": "who", "path": "name", "value": "@{onChange.value}"}]},
               {"_beagleComponent_": "beagle:textInput", "placeholder": "Word", "type": "PASSWORD", "onChange": [
                 {"_beagleAction_": "beagle:setContext", "contextId": "who", "path": "word", "value": "@{onChange.value}"}]},
               {"_beagleComponent_": "beagle:button", "text": "Enter", "onPress": [
                 {"_beagleAction_": "beagle:sendRequest", "url": "/enter", "method": "POST",
                  "data": {"name": "@{who.name}", "word": "@{who.word}"}, "onSuccess": [
                   {"_beagleAction_": "beagle:setContext", "contextId": "who", "path": "greeting",
                    "value": "@{onSuccess.data.name}"}]}]},
               {"_beagleComponent_": "beagle:button", "text": "More", "onPress": [
                 {"_beagleAction_": "beagle:pushView", "route": {"url": "/more"}}]},
               {"_beagleComponent_": "beagle:button", "text": "Slow", "onPress": [
                 {"_beagleAction_": "beagle:pushView", "route": {"url": "/slow"}}]}
              ]}}
            """#
        static let answer5 = #"""
            {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": "More"},
             "child": {"_beagleComponent_": "beagle:text", "text": "More of it"}}
            """#
    }
}
