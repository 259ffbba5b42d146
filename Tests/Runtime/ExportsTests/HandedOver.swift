import Exports
import Foundation
import HeadlessUIKit
import KennelTesting
import Recordings
import SampleApp
import SessionSupport
import Wire

/// Sessions for export tests.
enum HandedOver {
    static let header = RecordingHeader(product: "0", app: "AppDelegate", controllers: [], opened: 1_795_356_862_422)

    /// A session of the sample app: a page that fails and is retried, a form with a password, a fault, an edited
    /// response, and pending requests at the end.
    static func visit() async throws -> TestSession {
        let backend = TestBackend()
        backend.answer(
            "/start", with: .after(.milliseconds(40), .status(500)), .after(.milliseconds(35), .screen(start)))
        backend.answer(
            "/enter",
            with: .after(
                .milliseconds(20),
                .response(
                    TransportResponse(
                        headers: ["Content-Type": "application/json", "Set-Cookie": "session=abcdef123"],
                        body: Data(#"{"name":"Ada \"the first\""}"#.utf8)))))
        backend.answer("/more", with: .screen(more))
        backend.answer("/slow", with: .never)
        let configuration = SessionConfiguration(
            bff: URL(string: "http://shop.test"), screen: "/start", controller: "CustomError",
            device: Device(screen: screen), opened: header.opened)
        let session = await TestSession(AppDelegate.init, configuration: configuration, backend: backend)
        await session.advance(by: .seconds(1))
        try await session.tap("Try again")
        await session.advance(by: .seconds(1))
        try await session.type("A", into: "Name")
        await session.advance(by: .milliseconds(100))
        try await session.type("Ada", into: "Name")
        try await session.type("Passw0rd!", into: "Word")
        try await session.setFaults(try FaultScript(text: "/enter: pause on response\n/more: 503 once"))
        try await session.tap("Enter")
        await session.advance(by: .seconds(2))
        let edit = HeldEdit(body: Data(#"{"name":"Grace"}"#.utf8))
        let held = await session.requests().last?.id ?? ""
        try await session.send(.held(RequestID(held) ?? RequestID(rawValue: 1), .release(edit)))
        await session.advance(by: .milliseconds(500))
        try await session.tap("More")
        await session.advance(by: .seconds(1))
        try await session.tap("Try again")
        await session.advance(by: .seconds(1))
        try await session.back()
        await session.advance(by: .seconds(1))
        try await session.tap("Slow")
        await session.advance(by: .seconds(1))
        return session
    }

    /// A custom screen size, as the page sends it for most phones.
    private static let screen =
        Device.Screen(checked: 390, height: 844, safeArea: Device.Insets(top: 47, bottom: 34)) ?? .phone

    /// Returns the playback of a session.
    static func course(
        of session: TestSession, header: RecordingHeader = header,
        _ app: @escaping @Sendable () -> any UIApplicationDelegate = AppDelegate.init
    ) async throws -> Playback {
        let recording = Recording(header: header, inputs: await session.recordedInputs())
        return try await Playback.played(recording, by: Player(recording.inputs, app: app))
    }

    private static let start = """
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
        """
    private static let more = """
        {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": "More"},
         "child": {"_beagleComponent_": "beagle:text", "text": "More of it"}}
        """
}
